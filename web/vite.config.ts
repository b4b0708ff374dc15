import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed, first, packages, preloaded } from './tools/build.ts';
import { engineNames, instead, offline, sitePage } from './tools/site.ts';
import { symbols } from './tools/symbols.ts';

// The server that `npm run dev` passes requests on to; the built page is served by that server itself.
const server = process.env.SALIENT_SERVER ?? 'http://127.0.0.1:8080';

// What several pages need is one file: small files by themselves compress badly.
const shared = {
  name: 'shared',
  test: /\/src\/(App\.svelte|numbers|counters\/|parts\/|map\/(noise|layout|palette|tiles)|pages\/(catalog|thumbnails)|games\/(texts|worth|computers|briefings|questions)|table\/playOn)/,
};

/** The games on hexes are much alike: together they compress better. */
const hexGames = { name: 'hexGames', test: /\/src\/games\/(wave|breakthrough|race)\// };

// `--mode site` builds pages that need no server: the engine runs in the browser, and the folder may lie anywhere.
export default defineConfig(({ mode }) => {
  const site = mode === 'site';
  const base = site ? './' : '/';
  return {
    base,
    plugins: [
      ...(site ? [instead(), sitePage()] : []),
      svelte(),
      symbols(),
      first('/src/first.ts', base),
      preloaded('/pages/TablePage.svelte', base),
      packages(),
      site ? offline() : compressed(),
    ],
    worker: { format: 'es', plugins: () => (site ? [engineNames()] : []) },
    build: {
      outDir: site ? (process.env.SALIENT_SITE ?? 'target/site') : 'dist',
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0, // the page is served with a policy that forbids data: addresses
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: /\/src\/first\.ts$/ }, shared, hexGames] } } },
    },
    server: { proxy: { '/api': { target: server, ws: true } } },
    // Java's tests may run beside these, so no test fails for being slow.
    test: { environment: 'jsdom', include: ['test/**/*.test.ts'], setupFiles: ['test/setup.ts'], testTimeout: 60_000 },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  };
});
