// The service worker of the static site. The build writes the list of files before this text: FILES has the hash of every
// file by its path, VERSION is the hash of the list.
/* global FILES, VERSION */
// Several copies may lie at one origin.
const OURS = `salient ${new URL(self.registration.scope).pathname} `;
const CACHE = OURS + VERSION;
const here = (path) => new URL(path, self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
  // Where the browser can, it answers from the kept files by itself, without starting this script first.
  const source = { cacheName: CACHE };
  if (event.addRoutes) event.waitUntil(event.addRoutes(['./', 'assets/*'].map((urlPattern) => ({ condition: { urlPattern }, source }))));
});

// The version before this one is not interrupted: this one waits until the player wants it, or no page of the other is open.
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});

/** All files or none: a version of which a part is missing or torn is not installed, and the one before it stays. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  for (const [path, hash] of Object.entries(FILES)) {
    if (await cache.match(here(path))) continue;
    await cache.put(here(path), await whole(path, hash, others));
  }
  await cache.put(here(''), await cache.match(here('index.html')));
}

/** A file as the list has it: from an earlier version, from the browser's own cache, or from the network. */
async function whole(path, hash, others) {
  const sources = [...others.map((name) => () => caches.open(name).then((cache) => cache.match(here(path))))];
  for (const cache of ['default', 'reload']) sources.push(() => fetch(here(path), { cache }));
  for (const source of sources) {
    const found = await source();
    if (found?.ok && (await hashOf(found.clone())) === hash) return found.redirected ? new Response(found.body, found) : found;
  }
  throw new Error(`${path} did not arrive as it was made`);
}

async function hashOf(response) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const path = request.mode === 'navigate' ? here('index.html') : request.url;
  return (await cache.match(path, { ignoreSearch: true })) ?? fetch(request);
}
