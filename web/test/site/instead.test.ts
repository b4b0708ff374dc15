import { existsSync, readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type * as line from '../../src/api/line.ts';
import type * as here from '../../src/table/here.ts';

vi.stubGlobal(
  'Worker',
  class {
    postMessage() {}
    terminate() {}
  },
);

it('replaces files that exist, by files that offer the same', async () => {
  const folder = 'src/site/instead';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((f) => f.isFile());
  expect(files.length).toBeGreaterThan(3);
  for (const { parentPath, name } of files) expect(existsSync(`${parentPath}/${name}`.replace(folder, 'src'))).toBe(true);
  // The types are compared by the compiler.
  const lines: Pick<typeof line, 'OPEN' | 'request' | 'openSocket' | 'forget'> = await import('../../src/site/instead/api/line.ts');
  expect(Object.keys(lines).sort()).toEqual(['OPEN', 'forget', 'openSocket', 'request']);
  const parts: typeof here = await import('../../src/site/instead/table/here.ts');
  expect(parts.Thinking).toBeTruthy();
  expect(parts.MoveGame).toBeTruthy();
});
