import milsymbol from 'milsymbol';
import type { Plugin } from 'vite';
import { type Instruction, SIDC } from '../src/counters/sidc.ts';

const NAME = 'virtual:milsymbol';

/**
 * milsymbol is asked when the page is built: it knows thousands of symbols and takes a browser a tenth of a second to load,
 * while counters bear three dozen of them, a few lines each.
 */
export function symbols(): Plugin {
  return {
    name: 'salient-symbols',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(drawn())};` : undefined),
  };
}

function drawn(): Record<string, Instruction[]> {
  // The library's types leave out what it draws with.
  const instructions = (code: string) =>
    (new milsymbol.Symbol(code, { monoColor: '#000' }) as unknown as { drawInstructions: unknown[] }).drawInstructions;
  return Object.fromEntries([...SIDC].map(([name, code]) => [name, flatten(instructions(code)).map(plain)]));
}

function flatten(list: unknown[]): Instruction[] {
  return list.flatMap((item) => (Array.isArray(item) ? flatten(item) : [item as Instruction]));
}

/** Colors and strokes are the counter's own. */
function plain({ type, d, cx, cy, r, fill, draw }: Instruction): Instruction {
  return { type, d, cx, cy, r, fill: fill ? true : undefined, draw: draw?.map(plain) };
}
