import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mySeats } from '../src/api/seats.ts';
import { hasPasskeys, makePasskey, usePasskey } from '../src/person/passkey.ts';
import { device } from '../src/person/person.ts';

let sent: { path: string; body: Record<string, unknown> }[] = [];
let answers: { status: number; body: unknown }[] = [];
const create = vi.fn();
const get = vi.fn();
const buffer = (...bytes: number[]) => new Uint8Array(bytes).buffer;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: JSON.parse(body ?? '{}') as Record<string, unknown> });
    const { status, body: answer } = answers.shift() ?? { status: 200, body: { seats: [], troubles: [] } };
    return Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(answer)) });
  });
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('passkeys', () => {
  it('are offered where browsers have them', () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PublicKeyCredential', class {});
    for (const [hostname, offered] of [
      ['play.example.org', true],
      ['localhost', true],
      ['192.168.0.7', false],
      ['[::1]', false],
    ] as const) {
      vi.stubGlobal('location', { hostname });
      expect(hasPasskeys(), hostname).toBe(offered);
    }
    vi.stubGlobal('location', { hostname: 'play.example.org' });
    vi.stubGlobal('isSecureContext', false);
    expect(hasPasskeys()).toBe(false);
  });

  it('are made from what the server asks, and sent in base64url', async () => {
    answers = [{ status: 200, body: { challenge: '-_8', site: 'localhost', user: 'AQ', algorithms: [-7], known: ['Ag'] } }];
    create.mockResolvedValue({ response: { clientDataJSON: buffer(251, 255), attestationObject: buffer(1, 2, 3) } });
    await makePasskey();
    const { publicKey } = create.mock.lastCall![0] as { publicKey: PublicKeyCredentialCreationOptions };
    expect(publicKey).toMatchObject({ rp: { id: 'localhost' }, pubKeyCredParams: [{ type: 'public-key', alg: -7 }] });
    expect([...(publicKey.challenge as Uint8Array)]).toEqual([251, 255]);
    expect(sent[1]).toEqual({ path: '/api/person/passkey', body: { clientData: '-_8', attestation: 'AQID' } });
  });

  it('bring this browser in with all seats', async () => {
    answers = [
      { status: 200, body: { challenge: 'AA', site: 'localhost' } },
      { status: 201, body: { seats: [{ table: 't', side: 'german', token: 'one' }], troubles: [] } },
    ];
    const response = { clientDataJSON: buffer(1), authenticatorData: buffer(2), signature: buffer(3) };
    get.mockResolvedValue({ rawId: buffer(4), response });
    expect(await usePasskey()).toBe(1);
    expect(sent[1].body).toMatchObject({ credential: 'BA', clientData: 'AQ', deviceData: 'Ag', signature: 'Aw', device: device() });
    expect(mySeats()).toEqual([{ table: 't', side: 'german', token: 'one' }]);
  });

  it('say in a sentence why there is none', async () => {
    const asked = { status: 200, body: { challenge: 'AA', site: 'localhost', user: 'AQ', algorithms: [], known: [] } };
    answers = [asked, asked, asked];
    create.mockRejectedValue(new DOMException('no', 'InvalidStateError'));
    await expect(makePasskey()).rejects.toThrow('This device has a passkey for your games already.');
    get.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await expect(usePasskey()).rejects.toThrow('There was no passkey, it was canceled, or it took too long.');
    get.mockResolvedValue(null);
    await expect(usePasskey()).rejects.toThrow('The browser gave no passkey.');
    expect(device()).toBeNull();
  });
});
