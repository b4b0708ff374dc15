import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';

const SCOPE = 'https://host.example/salient/';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

interface BrowserRoute {
  condition: { urlPattern: string };
  source: { cacheName: string };
}
type Handler = (event: {
  waitUntil?: (done: Promise<unknown>) => void;
  addRoutes?: (routes: BrowserRoute[]) => Promise<void>;
  request?: Request;
  respondWith?: (answer: Promise<Response>) => void;
}) => void;
let caches: Map<string, Map<string, Response>>;
let asked: string[];
/** What the host has now. */
let host: Record<string, string>;

beforeEach(() => {
  [caches, asked, host] = [new Map(), [], { 'index.html': 'the page', 'assets/a-1.js': 'script' }];
});

/** The service worker of a version with these files. */
function keeper(version: string, files: Record<string, string>) {
  const handlers: Record<string, Handler> = {};
  const self = {
    registration: { scope: SCOPE },
    addEventListener: (kind: string, handler: Handler) => (handlers[kind] = handler),
    clients: { claim: () => Promise.resolve() },
  };
  const cacheOf = (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, kept);
    return {
      match: (url: string) => Promise.resolve(kept.get(url.split('?')[0])?.clone()),
      put: (url: string, response: Response) => Promise.resolve(kept.set(url, response)),
    };
  };
  const store = {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  };
  const fetched = (url: string | Request) => {
    const path = String(url).replace(SCOPE, '');
    asked.push(path);
    const text = host[path];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  };
  const hashes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hash(text)]));
  // The bytes of this environment are not those that node's own digest takes.
  const crypto = {
    subtle: { digest: (_: string, bytes: ArrayBuffer) => Promise.resolve(createHash('sha256').update(new Uint8Array(bytes)).digest()) },
  };
  const script = readFileSync('src/site/keeper.js', 'utf8');
  new Function('self', 'caches', 'fetch', 'crypto', 'FILES', 'VERSION', script)(self, store, fetched, crypto, hashes, version);
  const run = async (kind: string, more = {}) => {
    const done: Promise<unknown>[] = [];
    handlers[kind]({ waitUntil: (p: Promise<unknown>) => void done.push(p), ...more });
    await Promise.all(done);
  };
  /** In a browser that can answer from caches by itself: what it was told to. */
  const routes = async () => {
    let told: BrowserRoute[] = [];
    await run('install', { addRoutes: (given: BrowserRoute[]) => Promise.resolve(void (told = given)) });
    return told;
  };
  const open = async (path: string, mode = 'cors') => {
    let answer: Promise<Response> | null = null;
    const request = { method: 'GET', url: new URL(path, SCOPE).href, mode } as Request;
    handlers.fetch({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer ? ((await (answer as Promise<Response>)).text() as Promise<string>) : null;
  };
  return { install: () => run('install'), activate: () => run('activate'), open, routes };
}

it('keeps every file and answers from them, at any sub-path', async () => {
  const files = keeper('1', { ...host });
  await files.install();
  host = {};
  expect(await files.open('', 'navigate')).toBe('the page');
  expect(await files.open('assets/a-1.js')).toBe('script');
  expect(await files.open('https://other.example/x')).toBeNull();
});

it('is not installed when a file arrives torn or is missing', async () => {
  const whole = { ...host };
  host['assets/a-1.js'] = 'scr';
  await expect(keeper('1', whole).install()).rejects.toThrow('assets/a-1.js');
  expect(asked.filter((path) => path === 'assets/a-1.js')).toHaveLength(2); // once past the cache
});

it('fetches only what a new version has changed, and forgets the old one when it takes over', async () => {
  await keeper('1', { ...host }).install();
  host = { ...host, 'index.html': 'the new page' };
  asked = [];
  const next = keeper('2', { ...host });
  await next.install();
  expect(asked).toEqual(['index.html']);
  expect(caches.size).toBe(2);
  await next.activate();
  expect([...caches.keys()]).toEqual(['salient /salient/ 2']);
  expect(await next.open('', 'navigate')).toBe('the new page');
});

it('leaves the files of another copy at the same origin alone', async () => {
  caches.set('salient /other/ 1', new Map());
  const files = keeper('1', { ...host });
  await files.install();
  await files.activate();
  expect(caches.has('salient /other/ 1')).toBe(true);
});

it('lets the browser answer by itself with the page and its parts, from the files of this version', async () => {
  const routes = await keeper('1', { ...host }).routes();
  expect(routes.map((route) => route.condition.urlPattern)).toEqual(['./', 'assets/*']);
  for (const { source } of routes) expect(source).toEqual({ cacheName: 'salient /salient/ 1' });
  expect(await caches.get('salient /salient/ 1')?.get(SCOPE)?.text()).toBe('the page');
});
