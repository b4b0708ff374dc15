import files from 'virtual:engine';
import type { Engine } from './engine.ts';
import { fetchModule, hasWasmGc, startEngine } from './load.ts';
import { OneTab } from './lock.ts';
import { EngineLoop, type Message, isCatalog } from './loop.ts';
import { type Asked, BEFORE, type Status, type Told } from './messages.ts';
import { type Rows, noRows, openRows } from './rows.ts';
import { SENTENCES, Trouble } from './sentences.ts';

/** One set of games for all copies of the site at one origin, as the seats are. */
const NAME = 'salient.site';
/** The page gives the worker this name to take the games from another tab. */
const TAKES_OVER = self.name === 'take over';

let status: Status = BEFORE;
/** Answers from the catalog at first, from the games once this tab has them. */
let loop: EngineLoop | null = null;
let hasGames = false;
/** Another tab has taken the games from this one. */
let lost = false;
const waiting: Message[] = [];

const tell = (told: Told) => self.postMessage(told);

function say(change: Partial<Status>): void {
  const next = { ...status, ...change };
  if (JSON.stringify(next) === JSON.stringify(status)) return;
  status = next;
  tell({ kind: 'status', status });
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'pause') loop?.pause(data.on);
  else if (loop && (hasGames || isCatalog(data))) loop.add(data);
  else waiting.push(data);
};

async function start(): Promise<void> {
  const loading = load();
  loading.catch(() => {}); // it is awaited below
  const tab = new OneTab(NAME, () => {
    lost = true;
    loop?.end();
    say({ state: 'elsewhere', decisions: 0 });
  });
  if (TAKES_OVER) await tab.take();
  else if (!(await tab.isFree())) {
    const engine = await loading;
    say({ state: 'elsewhere' });
    loop = new EngineLoop(engine, noRows, tell, () => {});
    for (const asked of waiting.filter(isCatalog)) loop.add(...waiting.splice(waiting.indexOf(asked), 1));
    await tab.whenFree();
  }
  const rows = await rowsHere();
  const saved = await rows.all();
  performance.mark('games are read');
  const engine = await loading;
  if (lost) return;
  for (const [key, value] of saved) engine.restore(key, value);
  performance.mark('games are restored');
  loop = new EngineLoop(engine, rows, tell, say);
  hasGames = true;
  say({ state: 'ready' });
  loop.add(...waiting.splice(0));
}

async function load(): Promise<Engine> {
  if (!hasWasmGc()) throw new Trouble(SENTENCES.noWasmGc);
  const here = (file: string) => new URL(file, self.location.href).href;
  const [module] = await Promise.all([
    fetchModule(here(files.module), (loaded) => say({ loaded })),
    import(/* @vite-ignore */ here(files.runtime)).catch((error: unknown) => {
      throw new Trouble(SENTENCES.notThere, { cause: error });
    }),
  ]);
  performance.mark('the engine is compiled');
  const engine = await startEngine(module);
  const digits = crypto.getRandomValues(new Uint8Array(32));
  engine.entropy(Array.from(digits, (d) => d.toString(16).padStart(2, '0')).join(''));
  performance.mark('the engine is started');
  return engine;
}

async function rowsHere(): Promise<Rows> {
  try {
    return await openRows(NAME);
  } catch (error) {
    if ((error as Error).message !== SENTENCES.forbidden) throw error;
    say({ unsaved: SENTENCES.forbidden });
    return noRows;
  }
}

start().catch((error: unknown) => {
  console.error(error);
  say({ state: 'failed', trouble: error instanceof Trouble ? error.message : SENTENCES.notThere });
});
