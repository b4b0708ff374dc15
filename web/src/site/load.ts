import type { Engine } from './engine.ts';
import { SENTENCES, Trouble } from './sentences.ts';

/** The smallest module with a type that only garbage collection has: one structure without fields. */
const SMALLEST = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);

export function hasWasmGc(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(SMALLEST);
}

type Fetch = (address: string, options?: RequestInit) => Promise<Response>;
type Progress = (share: number) => void;

/** Fetches the engine's module. What arrived torn is fetched once more, past every cache. */
export async function fetchModule(address: string, progress: Progress = () => {}, ask: Fetch = fetch): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await unpacked(await bytesOf(address, progress, ask, {}));
  } catch (error) {
    if ((error as Error).message !== SENTENCES.torn) throw error;
    return unpacked(await bytesOf(address, progress, ask, { cache: 'reload' }));
  }
}

async function bytesOf(address: string, progress: Progress, ask: Fetch, options: RequestInit): Promise<Uint8Array<ArrayBuffer>> {
  let response: Response;
  try {
    response = await ask(address, options);
  } catch (error) {
    throw new Trouble(SENTENCES.notThere, { cause: error });
  }
  if (!response.ok) throw new Trouble(SENTENCES.notThere);
  try {
    return new Uint8Array(await new Response(counted(response, progress)).arrayBuffer());
  } catch (error) {
    throw new Trouble(SENTENCES.torn, { cause: error });
  }
}

function counted(response: Response, progress: Progress): ReadableStream<Uint8Array> | null {
  const expected = Number(response.headers.get('Content-Length'));
  if (!response.body || !expected) return response.body;
  let arrived = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      arrived += part.length;
      progress(Math.min(1, arrived / expected));
      out.enqueue(part);
    },
  });
  return response.body.pipeThrough(count);
}

/** The module lies compressed in the folder, so that it is small from any host. Some hosts unpack it on the way. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  let module = bytes;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    try {
      const plain = new Response(bytes).body!.pipeThrough(new DecompressionStream('gzip'));
      module = new Uint8Array(await new Response(plain).arrayBuffer());
    } catch (error) {
      throw new Trouble(SENTENCES.torn, { cause: error }); // too short, or its checksum is wrong
    }
  if (String.fromCharCode(...module.subarray(0, 4)) !== '\0asm') throw new Trouble(SENTENCES.torn);
  return module;
}

declare const TeaVM: { wasmGC: { load(module: Uint8Array): Promise<{ exports: Engine }> } };

/** The engine, ready to be asked. It needs the runtime, the script that the compiler lays beside the module. */
export async function startEngine(module: Uint8Array): Promise<Engine> {
  try {
    return (await TeaVM.wasmGC.load(module)).exports;
  } catch (error) {
    throw new Trouble(error instanceof WebAssembly.CompileError ? SENTENCES.torn : SENTENCES.fault, { cause: error });
  }
}
