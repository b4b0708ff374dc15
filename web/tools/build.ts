import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** JavaScript a player may have to load, compressed and without milsymbol, which is a chunk of its own. */
const MOST_KILOBYTES = 200;
/** What nobody loads who plays. It has limits of its own. */
const ASIDE = [
  {
    what: 'pages of studies and records in links, the end of a game, dialogs that are loaded when they are opened',
    files: /StudyPage|RecordPage|EndPage|ReplayBar|FrontMap|PlayOn|BranchesDialog|ScreensDialog|DiceDialog|OwnRoll|audit|HelpDialog|MapKey/,
    most: 30,
  },
  {
    what: 'personal keys, notices, the ladder, public games',
    files: /KeyPage|NoticeLink|LadderPage|PublicGames|PersonSettings|\/person-/,
    most: 10,
  },
  {
    what: 'new games, plans, standing reactions, clocks, substitutes',
    files: /NewGame|PlanDialog|ReactionsDialog|AbsenceBox|AwayDialog|ClockChoice/,
    most: 15,
  },
  {
    what: 'what the computer intended, and telling it to play',
    files: /Intentions|PlayNow|\/told-/,
    most: 5,
  },
];

/** What was found, for the bench. */
const SIZES = 'target/sizes.json';

/** Lays compressed forms beside the built files and fails the build when the page's own code grows too large. */
export function compressed(): Plugin {
  return {
    name: 'salient-compressed',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }, bundle) {
        let own = 0;
        const aside = ASIDE.map(() => 0);
        for (const file of Object.keys(bundle)) {
          if (!/\.(js|css|html|svg|json|txt)$/.test(file)) continue;
          const path = join(dir!, file);
          const plain = readFileSync(path);
          const gzip = gzipSync(plain, { level: 9 });
          const group = ASIDE.findIndex(({ files }) => files.test(file));
          if (file.endsWith('.js') && group >= 0) aside[group] += gzip.length;
          else if (file.endsWith('.js') && !file.includes('milsymbol')) own += gzip.length;
          if (plain.length < 1000) continue;
          writeFileSync(`${path}.gz`, gzip);
          writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
        }
        const sizes = [{ what: "a player's pages", most: MOST_KILOBYTES, bytes: own }];
        for (const [n, { what, most }] of ASIDE.entries()) sizes.push({ what, most, bytes: aside[n] });
        mkdirSync('target', { recursive: true });
        writeFileSync(SIZES, JSON.stringify(sizes));
        for (const { what, most, bytes } of sizes) {
          const found = `JavaScript of ${what}: ${(bytes / 1000).toFixed(1)} kB gzipped, of ${most} allowed`;
          this.info(found);
          if (bytes / 1000 > most) this.error(found);
        }
      },
    },
  };
}

/** Lists the npm packages whose code is in the built page, for the licenses and the list of components in a package. */
export function packages(): Plugin {
  return {
    name: 'salient-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
      const ids = Object.values(bundle).flatMap((c) => (c.type === 'chunk' ? c.moduleIds : []));
      const names = ids.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]).filter((name) => name !== undefined);
      this.emitFile({
        type: 'asset',
        fileName: 'packages.json',
        source: JSON.stringify([...new Set([...Object.keys(dependencies), ...names])].sort()),
      });
    },
  };
}

/** Adds what it makes of a build to the page. */
function tags(name: string, of: (bundle: Bundle) => HtmlTagDescriptor[]): Plugin {
  return {
    name,
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (_html, { bundle = {} }) => of(bundle) },
  };
}

/** The first script has no need of the others, so it does not wait for them as a part of their tree would. */
export function first(script: string, base = '/'): Plugin {
  return tags('salient-first', (bundle) => {
    const chunk = Object.values(bundle).find((c) => c.type === 'chunk' && c.moduleIds.some((id) => id.endsWith(script)));
    if (chunk?.type !== 'chunk' || chunk.imports.length > 0) throw new Error(`${script} must be in a chunk that imports no other`);
    return [
      {
        tag: 'script',
        attrs: { type: 'module', async: true, crossorigin: true, src: base + chunk.fileName },
        injectTo: 'head-prepend' as const,
      },
    ];
  });
}

/** A page's code and looks are fetched together with the first script instead of after it. */
export function preloaded(page: string, base = '/'): Plugin {
  return tags('salient-preloaded', (bundle) => {
    const chunks = Object.values(bundle).filter((c) => c.type === 'chunk');
    const wanted = new Set<string>();
    const styles = new Set<string>();
    const follow = (file: string) => {
      const chunk = chunks.find((c) => c.fileName === file);
      if (!chunk || chunk.isEntry || wanted.has(file)) return;
      wanted.add(file);
      chunk.imports.forEach(follow);
      chunk.viteMetadata?.importedCss.forEach((css) => styles.add(css));
    };
    const start = chunks.find((c) => c.facadeModuleId?.endsWith(page));
    if (!start) throw new Error(`${page} is no page of its own in this build`);
    follow(start.fileName);
    const link = (rel: string) => (file: string) => ({
      tag: 'link',
      attrs: { rel, crossorigin: true, href: base + file },
      injectTo: 'head' as const,
    });
    return [...[...styles].map(link('stylesheet')), ...[...wanted].map(link('modulepreload'))];
  });
}
