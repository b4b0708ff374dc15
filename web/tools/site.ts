import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// What `vite build --mode site` does in addition: pages that need no server (src/site/).

const SOURCES = resolve('src');
const INSTEAD = join(SOURCES, 'site', 'instead');
/** Where `mvn -Psite -pl site -am package` lays the engine. */
const ENGINE = resolve(process.env.SALIENT_ENGINE ?? '../site/target/wasm');
const STATIC = join(SOURCES, 'site', 'static');
const KEEPER = join(SOURCES, 'site', 'keeper.js');
/** All files together, as they go over the wire. */
const MOST_MEGABYTES = 2.5;

const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file in src/site/instead takes the place of the file with the same path in src. */
export function instead(): Plugin {
  return {
    name: 'salient-instead',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || source.includes('?')) return null;
      const path = resolve(importer, '..', source);
      if (!path.startsWith(SOURCES + sep) || path.startsWith(INSTEAD)) return null;
      const other = join(INSTEAD, relative(SOURCES, path));
      return existsSync(other) ? other : null;
    },
  };
}

interface EngineFiles {
  module: { name: string; bytes: Uint8Array };
  runtime: { name: string; bytes: Uint8Array };
}

let files: EngineFiles | undefined;

/** The module lies compressed in the folder: not every host compresses such files, and the worker unpacks it faster than it arrives. */
function engineFiles(): EngineFiles {
  if (files) return files;
  const wasm = join(ENGINE, 'salient.wasm');
  if (!existsSync(wasm)) throw new Error(`${wasm} is missing: ./salient site compiles it.`);
  const [module, runtime] = [
    gzipSync(readFileSync(wasm), { level: 9, memLevel: 7 }),
    readFileSync(join(ENGINE, 'classes.wasm-runtime.js')),
  ];
  const named = (bytes: Uint8Array, ending: string) => ({ name: `engine-${hash(bytes).slice(0, 10)}.${ending}`, bytes });
  return (files = { module: named(module, 'bin'), runtime: named(runtime, 'js') });
}

/** Tells the worker how the engine's files are called. */
export function engineNames(): Plugin {
  return {
    name: 'salient-engine-names',
    resolveId: (id) => (id === 'virtual:engine' ? '\0virtual:engine' : undefined),
    load(id) {
      if (id !== '\0virtual:engine') return undefined;
      const { module, runtime } = engineFiles();
      return `export default ${JSON.stringify({ module: module.name, runtime: runtime.name })};`;
    },
  };
}

/** As on the server: everything comes from the folder itself, and nothing goes out of it. */
const CONTENT_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self';" +
  " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/** The page's head, the engine, manifest and icons. */
export function sitePage(): Plugin {
  return {
    name: 'salient-site-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('/src/main.ts', '/src/site/main.ts'),
        tags: [
          { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_POLICY }, injectTo: 'head-prepend' as const },
          { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' as const },
          { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' as const },
          { tag: 'meta', attrs: { name: 'theme-color', content: '#2D2821' }, injectTo: 'head' as const },
        ],
      }),
    },
    generateBundle() {
      for (const { name, bytes } of Object.values(engineFiles()) as EngineFiles['module'][])
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: bytes });
      for (const file of readdirSync(STATIC)) this.emitFile({ type: 'asset', fileName: file, source: readFileSync(join(STATIC, file)) });
    },
  };
}

/** Writes the service worker with the list of all files, and warns if the folder is too large. */
export function offline(): Plugin {
  let out = '';
  return {
    name: 'salient-offline',
    apply: 'build',
    configResolved: (config) => void (out = resolve(config.build.outDir)),
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const paths = readdirSync(out, { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile() && file.name !== 'keeper.js')
          .map((file) => relative(out, join(file.parentPath, file.name)).split(sep).join('/'))
          .sort();
        const list = Object.fromEntries(paths.map((path) => [path, hash(readFileSync(join(out, path)))]));
        const text = JSON.stringify(list);
        const keeper = readFileSync(KEEPER, 'utf8');
        writeFileSync(join(out, 'keeper.js'), `const VERSION = '${hash(text + keeper).slice(0, 16)}';\nconst FILES = ${text};\n${keeper}`);
        const bytes = [...paths, 'keeper.js'].reduce((sum, path) => sum + gzipSync(readFileSync(join(out, path)), { level: 9 }).length, 0);
        this.info(`The whole site: ${paths.length + 1} files, ${(bytes / 1e6).toFixed(2)} MB gzipped, of ${MOST_MEGABYTES} allowed`);
        if (bytes / 1e6 > MOST_MEGABYTES)
          this.warn(`The site has grown to ${(bytes / 1e6).toFixed(2)} MB gzipped, more than ${MOST_MEGABYTES} MB.`);
      },
    },
  };
}
