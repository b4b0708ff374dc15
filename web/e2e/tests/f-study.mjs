import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const program = resolve(import.meta.dirname, '../../../salient');

/** A study made by the command, as a user makes one. */
async function study(folder, game, ...more) {
  const file = join(folder, `${game}.json`);
  await promisify(execFile)(program, ['simulate', game, '--games', '6', '--json', file, ...more]);
  return file;
}

export default [
  {
    name: 'study: a file opens with plots, numbers, the map and a replay; what is no study gets a sentence',
    async run({ visit }) {
      const folder = mkdtempSync(join(tmpdir(), 'salient-study-'));
      const ann = await visit();
      const { page } = ann;
      await ann.goto();
      await page.getByRole('link', { name: 'Open a study' }).click();
      await page.getByRole('heading', { name: 'Studies' }).waitFor();
      const chooser = page.locator('input[type=file]');

      for (const [name, text, sentence] of [
        ['noise.json', 'no JSON at all', /noise\.json cannot be shown\. It is not a JSON file/],
        ['other.json', '{"a": 1}', /It is not the result of a study/],
        ['older.json', '{"format": 1, "result": {}}', /It has format 1; this page reads format 2/],
        ['half.json', '{"format": 2, "result": {}}', /Parts of the study are missing/],
      ]) {
        writeFileSync(join(folder, name), text);
        await chooser.setInputFiles(join(folder, name));
        await page.getByRole('alert').getByText(sentence).waitFor();
      }

      await chooser.setInputFiles(await study(folder, 'race'));
      await page.getByRole('heading', { name: /^Race for Bastogne/ }).waitFor();
      assert.equal(await page.getByRole('alert').count(), 0);
      for (const title of [
        'Who wins',
        'Score turn by turn',
        'Losses',
        'The front by day',
        'Key places',
        'Luck',
        'Length',
        'How it was made',
      ])
        await page.getByRole('heading', { name: title, exact: true }).waitFor();
      const plots = page.locator('section:has(svg), section:has(canvas)');
      for (let i = 0; i < (await plots.count()); i++) {
        assert.ok((await plots.nth(i).locator('table').count()) > 0, 'a plot has its numbers as a table');
        assert.match(await plots.nth(i).locator('p').first().innerText(), /\.$/, 'and a sentence');
      }
      await page.locator('.map[aria-busy=false]').waitFor();
      assert.ok(
        await page.locator('.map canvas').evaluate((canvas) =>
          canvas
            .getContext('2d')
            .getImageData(0, 0, canvas.width, canvas.height)
            .data.some((v) => v > 0),
        ),
        'the map is drawn',
      );
      await page.getByRole('slider').fill('0');
      await page.getByText('turn 1', { exact: true }).first().waitFor();
      await ann.axe('a study');
      await page.screenshot({ path: join(ann.folder, 'study-race.png'), fullPage: true });

      await page.getByRole('button', { name: 'Watch the replay of the most typical game' }).click();
      await page.locator('canvas.map').waitFor();
      await page.getByRole('region', { name: 'Replay', exact: true }).waitFor();
      ann.mustBeQuiet();
    },
  },
  {
    name: 'study: a battle on the table has no map, and a dropped file opens on a phone',
    async run({ visit }) {
      const folder = mkdtempSync(join(tmpdir(), 'salient-study-'));
      const ann = await visit({ viewport: { width: 375, height: 740 } });
      const { page } = ann;
      await ann.goto();
      await page.goto(`${ann.base}/#/study`);
      await page.getByRole('heading', { name: 'Studies' }).waitFor();
      const file = await study(folder, 'greatbattles', '--scenario', 'crossroads');
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('heading', { name: 'Who wins' }).waitFor();
      assert.equal(await page.getByRole('heading', { name: 'The front by day' }).count(), 0);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'nothing runs off the page');
      await page.screenshot({ path: join(ann.folder, 'study-phone.png'), fullPage: true });
      ann.mustBeQuiet();
    },
  },
];
