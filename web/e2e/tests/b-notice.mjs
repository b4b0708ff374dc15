import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';

export default [
  alone('the tab says when it is my move, and the browser does when the tab is hidden', async (ann) => {
    await ann.context.addInitScript(() => {
      window.told = [];
      window.Notification = class {
        static permission = 'default';
        static requestPermission() {
          window.Notification.permission = 'granted';
          return Promise.resolve('granted');
        }
        constructor(title, options) {
          window.told.push(`${title}: ${options.body}`);
        }
        close() {}
      };
      Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
    });
    await ann.playTheComputer();
    await ann.myMove();
    assert.match(await ann.page.title(), /Your move/);
    await ann.button('Menu').click();
    await ann.page.getByText('Settings', { exact: true }).click();
    await ann.page.getByLabel('Notify me on my turn').check();
    await ann.page.keyboard.press('Escape');
    await ann.press('Begin');
    await ann.myMove();
    await ann.page.evaluate(() => (window.isAway = true));
    await ann.endPhase(); // to the first operation phase
    await ann.myMove();
    await ann.endPhase(); // the computer moves, then it is my move again
    await ann.myMove();
    await ann.page.waitForFunction(() => window.told.length > 0);
    assert.match((await ann.page.evaluate(() => window.told))[0], /^It is your move: /);
  }),
  {
    name: 'a moment of a replay is shared by link, with its perspective, and bookmarks lead back',
    async run({ visit }) {
      const ann = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
      const slider = await ann.watchDemonstration();
      const at = (n) =>
        ann.page.waitForFunction((want) => document.querySelector('.replay output')?.textContent.startsWith(`${want} /`), n);
      await slider.fill('20');
      await at(20);
      await ann.button('Bookmark').click();
      await slider.fill('5');
      await at(5);
      await ann.page.getByRole('button', { name: /^Bookmark 20/ }).click();
      await at(20);
      await ann.page.getByLabel('Seen by').selectOption('american');
      await ann.page.waitForFunction(() => document.querySelector('.table').dataset.unanswered === '0');
      const shown = await ann.page.locator('.where').textContent();
      await ann.button('Share this moment').click();
      const copied = await ann.page.waitForFunction(
        async () => /at=\d+&perspective=american/.exec(await navigator.clipboard.readText())?.input,
      );
      const link = await copied.jsonValue();
      const ben = await visit();
      await ben.page.goto(link);
      await ben.page.getByRole('slider', { name: 'Moment' }).waitFor();
      await ben.page.waitForFunction((is) => document.querySelector('.where')?.textContent === is, shown);
      assert.equal(await ben.page.getByLabel('Seen by').inputValue(), 'american');
    },
  },
  alone('a recorded game is played on from one of its moments; another perspective shows the same moment', async (ann) => {
    const slider = await ann.watchDemonstration();
    const shown = () => ann.page.locator('.replay output').textContent();
    await slider.fill('60');
    await ann.page.waitForFunction(() => document.querySelector('.replay output')?.textContent.startsWith('60 /'));
    const where = await ann.page.locator('.where').textContent();
    const before = await shown();
    await ann.page.getByLabel('Seen by').selectOption('american');
    await ann.page.waitForFunction((is) => document.querySelector('.replay output')?.textContent !== is, before);
    const [at, last] = (await shown()).split(' / ').map(Number);
    assert.ok(at < last, `a moment in the middle stays one: ${at} of ${last}`);
    assert.equal(await ann.page.locator('.where').textContent(), where);
    await ann.button('Play on from here').click();
    const dialog = ann.page.getByRole('dialog', { name: 'Play on from here' });
    await dialog.waitFor();
    await ann.axe('the dialog that plays on');
    await ann.shot('play-on');
    const old = ann.page.url();
    await dialog.getByRole('button', { name: 'Start the new game' }).click();
    await ann.page.waitForURL((url) => url.href !== old);
    await ann.myMove();
    await ann.painted();
    assert.equal((await ann.page.locator('.where').textContent()).split(' · ')[0], where.split(' · ')[0]);
    await ann.shot('played-on');
    ann.mustBeQuiet();
  }),
];
