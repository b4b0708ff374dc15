import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchModule, hasWasmGc } from '../../src/site/load.ts';
import { SENTENCES } from '../../src/site/sentences.ts';

/** Nothing but a section named "a". */
const MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 0, 2, 1, 97]);
const PACKED = new Uint8Array(gzipSync(MODULE));
const TORN = PACKED.slice(0, PACKED.length - 6);

/** Answers in turn, and notes how it was asked. */
function answering(...answers: (Uint8Array<ArrayBuffer> | Response | Error)[]) {
  const how: RequestInit[] = [];
  const ask = (_: string, options: RequestInit = {}) => {
    how.push(options);
    const next = answers.shift()!;
    if (next instanceof Error) return Promise.reject(next);
    return Promise.resolve(next instanceof Response ? next : new Response(next, { headers: { 'Content-Length': String(next.length) } }));
  };
  return { ask, how };
}

const isWhole = (module: WebAssembly.Module) => WebAssembly.Module.customSections(module, 'a').length === 1;

afterEach(() => vi.unstubAllGlobals());

describe("the engine's module", () => {
  it('is unpacked, and tells how much has arrived', async () => {
    const shares: number[] = [];
    expect(isWhole(await fetchModule('engine.bin', (share) => shares.push(share), answering(PACKED).ask))).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });

  it('is taken as it is from a host that unpacks it on the way', async () => {
    expect(isWhole(await fetchModule('engine.bin', undefined, answering(MODULE).ask))).toBe(true);
  });

  it('is fetched once more, past every cache, when it arrived torn', async () => {
    const { ask, how } = answering(TORN, PACKED);
    expect(isWhole(await fetchModule('engine.bin', undefined, ask))).toBe(true);
    expect(how).toEqual([{}, { cache: 'reload' }]);
  });

  it('that stays torn, or is a page of the host instead, is told in a sentence', async () => {
    await expect(fetchModule('engine.bin', undefined, answering(TORN, TORN).ask)).rejects.toThrow(SENTENCES.torn);
    const page = () => new Response('<html>', { status: 200 });
    await expect(fetchModule('engine.bin', undefined, answering(page(), page()).ask)).rejects.toThrow(SENTENCES.torn);
  });

  it('that cannot be fetched is told in a sentence', async () => {
    await expect(fetchModule('engine.bin', undefined, answering(new TypeError('no network')).ask)).rejects.toThrow(SENTENCES.notThere);
    await expect(fetchModule('engine.bin', undefined, answering(new Response('', { status: 404 })).ask)).rejects.toThrow(
      SENTENCES.notThere,
    );
  });
});

it('asks the browser whether it can run the engine', () => {
  const validate = vi.fn(() => false);
  vi.stubGlobal('WebAssembly', { validate });
  expect(hasWasmGc()).toBe(false);
  validate.mockReturnValue(true);
  expect(hasWasmGc()).toBe(true);
  vi.stubGlobal('WebAssembly', undefined);
  expect(hasWasmGc()).toBe(false);
});
