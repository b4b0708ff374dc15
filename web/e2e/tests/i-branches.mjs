import assert from 'node:assert/strict';
import { seatTwo } from '../visitor.mjs';

/** Opens the replay from the menu and waits for its bar. */
async function replay({ page }) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Replay the game' }).click();
  await page.getByRole('region', { name: 'Replay', exact: true }).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.waitForFunction(() => {
    const [at, last] = document.querySelector('.replay output').textContent.split(' / ');
    return at === last;
  });
}

async function branches({ page }) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save points and branches' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save points and branches' });
  await dialog.waitFor();
  return dialog;
}

export default [
  {
    name: 'branches: a save point of a solo game is played on from, and the tree leads back, compares and deletes',
    async run({ visit }) {
      const ann = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
      const { page } = ann;
      await ann.begin();
      const first = page.url();
      let dialog = await branches(ann);
      await dialog.getByRole('textbox').fill('Before the attack');
      await dialog.getByRole('button', { name: 'Save it' }).click();
      await dialog.getByRole('button', { name: 'Before the attack', exact: true }).waitFor();
      await ann.axe('save points');
      await ann.shot('save-points');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await ann.endPhase();
      await ann.myMove();

      dialog = await branches(ann);
      await dialog.getByRole('button', { name: 'Before the attack', exact: true }).click();
      await page.getByRole('region', { name: 'Replay', exact: true }).waitFor();
      await ann.button('Play on from here').click();
      const playOn = page.getByRole('dialog', { name: 'Play on from here' });
      await playOn.getByText('begins from what you know').waitFor();
      await ann.shot('play-on-drawn');
      await playOn.getByRole('button', { name: 'Start the new game' }).click();
      await page.waitForURL((url) => url.href !== first);
      await ann.myMove();
      assert.match(await ann.phase(), /German Unit Organization Phase/);

      dialog = await branches(ann);
      await dialog.getByText(/Begun from/).waitFor();
      await dialog.getByText(/Compared with this game/).waitFor();
      await ann.axe('the tree of branches');
      await ann.shot('branches');
      await page.setViewportSize({ width: 375, height: 740 });
      assert.ok(await dialog.evaluate((d) => d.scrollWidth <= d.clientWidth), 'the tree fits a phone');
      await ann.shot('branches-phone');
      await page.setViewportSize({ width: 1440, height: 900 });
      await dialog
        .locator('li:not(.current)')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await dialog.getByText(/Compared with this game/).waitFor({ state: 'detached' });
      await dialog.getByText(/Begun from/).waitFor();
      ann.mustBeQuiet();
    },
  },
  {
    name: 'branches: a position is copied and pasted, and what is no position gets a sentence',
    async run({ visit }) {
      const ann = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
      const { page } = ann;
      await ann.begin();
      await replay(ann);
      await ann.button('Copy position').click();
      await ann.button('Copied').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(copied, /^salient position 1\ngame breakthrough\nrules \d+\nknown to german\nposition\n/);
      const ben = await visit();
      await ben.goto();
      await ben.page.getByRole('link', { name: 'Paste a position or a record' }).click();
      const box = ben.page.getByRole('textbox');
      await box.fill('e4 e5');
      await ben.page.getByRole('alert').filter({ hasText: 'This is no position' }).waitFor();
      await box.fill(copied.slice(0, copied.length / 2));
      await ben.button('Go on with the game').click();
      await ben.page.getByRole('alert').filter({ hasText: 'cannot be read' }).waitFor();
      ben.trouble = ben.trouble.filter((t) => !/Failed to load resource/.test(t)); // the browser itself reports 4xx answers
      await box.fill(copied);
      await ben.page.getByText('It is what the German side knew').waitFor();
      await ben.axe('a pasted position');
      await ben.shot('paste');
      await ben.button('Go on with the game').click();
      await ben.page.locator('canvas.map').waitFor();
      await ben.myMove();
      assert.match(await ben.phase(), /German Unit Organization Phase/);
      ann.mustBeQuiet();
    },
  },
  {
    name: 'branches: a running game with a friend is played on only from what one knows',
    async run({ visit }) {
      const [ann] = await seatTwo(visit, { game: 'Breakthrough', other: 'American' });
      await ann.myMove();
      await replay(ann);
      await ann.button('Play on from here').click();
      const playOn = ann.page.getByRole('dialog', { name: 'Play on from here' });
      await playOn.getByText('begins from what you know').waitFor();
      assert.equal(await playOn.getByRole('radio').count(), 0);
      const old = ann.page.url();
      await playOn.getByRole('button', { name: 'Start the new game' }).click();
      await ann.page.waitForURL((url) => url.href !== old);
      await ann.page.locator('canvas.map').waitFor();
      ann.mustBeQuiet();
    },
  },
];
