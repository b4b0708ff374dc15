import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed, first, packages, preloaded } from './tools/build.ts';
import { symbols } from './tools/symbols.ts';

// The server that `npm run dev` passes requests on to; the built page is served by that server itself.
const server = process.env.SALIENT_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), symbols(), first('/src/first.ts'), preloaded('/pages/TablePage.svelte'), packages(), compressed()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the page is served with a policy that forbids data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: /\/src\/first\.ts$/ }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['test/**/*.test.ts'], setupFiles: ['test/setup.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
