import type { Engine } from './engine.ts';
import { SENTENCES, Trouble } from './sentences.ts';

/** The smallest module with a type that only garbage collection has: one structure without fields. */
const SMALLEST = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);

export function hasWasmGc(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(SMALLEST);
}

type Fetch = (address: string, options?: RequestInit) => Promise<Response>;
type Progress = (share: number) => void;
type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Fetches the engine's module and compiles it while it arrives. What arrived torn is fetched once more, past every cache. */
export async function fetchModule(address: string, progress: Progress = () => {}, ask: Fetch = fetch): Promise<WebAssembly.Module> {
  try {
    return await compiled(await answerOf(address, ask, {}), progress);
  } catch (error) {
    if ((error as Error).message !== SENTENCES.torn) throw error;
    return compiled(await answerOf(address, ask, { cache: 'reload' }), progress);
  }
}

async function answerOf(address: string, ask: Fetch, options: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await ask(address, options);
  } catch (error) {
    throw new Trouble(SENTENCES.notThere, { cause: error });
  }
  if (!response.ok || !response.body) throw new Trouble(SENTENCES.notThere);
  return response;
}

const AS_MODULE = { headers: { 'Content-Type': 'application/wasm' } };
/** What the compiler of the engine counts on; the types of TypeScript do not know it yet. */
const OPTIONS = { builtins: ['js-string'] };
type Compile = (source: Response, options: typeof OPTIONS) => Promise<WebAssembly.Module>;

async function compiled(response: Response, progress: Progress): Promise<WebAssembly.Module> {
  try {
    const module = await unpacked(counted(response, progress));
    return await (WebAssembly.compileStreaming as Compile)(new Response(module, AS_MODULE), OPTIONS);
  } catch (error) {
    throw new Trouble(SENTENCES.torn, { cause: error }); // too short, its checksum is wrong, or it is something else
  }
}

function counted(response: Response, progress: Progress): Bytes {
  const body = response.body as Bytes;
  const expected = Number(response.headers.get('Content-Length'));
  if (!expected) return body;
  let arrived = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      arrived += part.length;
      progress(Math.min(1, arrived / expected));
      out.enqueue(part);
    },
  });
  return body.pipeThrough(count);
}

/** The first byte of a file that is compressed. */
const PACKED = 0x1f;

/** The module lies compressed in the folder, so that it is small from any host. Some hosts unpack it on the way. */
async function unpacked(bytes: Bytes): Promise<Bytes> {
  const reader = bytes.getReader();
  const { value: first = new Uint8Array() } = await reader.read();
  const all: Bytes = new ReadableStream({
    start: (out) => out.enqueue(first),
    async pull(out) {
      const { done, value } = await reader.read();
      if (done) out.close();
      else out.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return first[0] === PACKED ? (all.pipeThrough(new DecompressionStream('gzip')) as Bytes) : all;
}

declare const TeaVM: { wasmGC: { load(module: BufferSource): Promise<{ exports: Engine }> } };

/** The engine, ready to be asked. It needs the runtime, the script that the compiler lays beside the module. */
export async function startEngine(module: WebAssembly.Module): Promise<Engine> {
  const { compile } = WebAssembly;
  // The runtime compiles what it is given: this is compiled already.
  WebAssembly.compile = () => Promise.resolve(module);
  try {
    return (await TeaVM.wasmGC.load(new Uint8Array())).exports;
  } catch (error) {
    throw new Trouble(SENTENCES.fault, { cause: error });
  } finally {
    WebAssembly.compile = compile;
  }
}
