// Plays the samples of ./salient test-site in Chromium and compares them with what the JVM wrote:
// node e2e/sameness.mjs WASM_FOLDER JVM_FOLDER OUT_FOLDER [--only WORD]
// Each record that the browser made is written to OUT_FOLDER, for ./salient replay.
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from './chromium.mjs';

const [wasm, jvm, out] = process.argv.slice(2);
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
mkdirSync(out, { recursive: true });

const files = {
  '/': ['text/html', '<!doctype html><title>Samples</title><link rel="icon" href="data:,"><script src="classes.wasm-runtime.js"></script>'],
  '/classes.wasm-runtime.js': ['text/javascript', readFileSync(join(wasm, 'classes.wasm-runtime.js'))],
  '/salient.wasm': ['application/wasm', readFileSync(join(wasm, 'salient.wasm'))],
};
const server = createServer((request, response) => {
  const [type, body] = files[request.url] ?? [];
  response.writeHead(body ? 200 : 404, { 'Content-Type': type ?? 'text/plain' }).end(body);
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));

const megabytes = (bytes) => `${(bytes.length / 1e6).toFixed(2)} MB`;
const module = files['/salient.wasm'][1];
console.log(`salient.wasm: ${megabytes(module)}, ${megabytes(gzipSync(module, { level: 9 }))} gzipped`);

const browser = await launch();
let different = 0;
try {
  const page = await browser.newPage();
  page.on('console', (message) => console.log(`page: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`page: ${error.stack}`));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const loaded = await page.evaluate(async () => {
    const began = performance.now();
    globalThis.engine = (await TeaVM.wasmGC.load('salient.wasm')).exports;
    return performance.now() - began;
  });
  console.log(`loaded in ${loaded.toFixed(0)} ms`);
  const names = (await page.evaluate(() => globalThis.engine.samples())).split('\n').filter((name) => name.includes(only));
  if (names.length === 0) throw new Error(`no sample is named ${only}`);
  for (const name of names) {
    const began = Date.now();
    const text = await page.evaluate((sample) => globalThis.engine.sample(sample), name);
    const took = Date.now() - began;
    const expected = readFileSync(join(jvm, `${name}.txt`), 'utf8');
    const record = text.split('---- record\n')[1];
    if (record) writeFileSync(join(out, `${name}.record`), record);
    if (text === expected) console.log(`ok    ${name} (${took} ms)`);
    else {
      different++;
      console.log(`FAIL  ${name}: ${firstDifference(expected, text)}`);
    }
  }
} finally {
  await browser.close();
  server.close();
}
if (different > 0) {
  console.log(`${different} samples differ between the JVM and the browser.`);
  process.exit(1);
}

function firstDifference(expected, found) {
  const [one, other] = [expected.split('\n'), found.split('\n')];
  const line = one.findIndex((text, i) => text !== other[i]);
  return `line ${line + 1}\n  JVM     ${one[line]}\n  browser ${other[line]}`;
}
