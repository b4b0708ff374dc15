import assert from 'node:assert/strict';
import { inWorker } from '../inWorker.mjs';

const alert = ({ page }, words) => page.getByRole('alert').filter({ hasText: words });

/** What the browser itself writes to the console about a fault that the test made. */
function expectTrouble(ann, pattern) {
  ann.trouble = ann.trouble.filter((line) => !pattern.test(line));
}

export default [
  {
    name: 'site: a browser without WasmGC is told which browsers can',
    async run({ visit }) {
      const ann = await visit();
      await inWorker(ann, 'WebAssembly.validate = () => false');
      await ann.goto();
      await alert(ann, 'Use Chrome or Edge 119, Firefox 120, Safari 18.2').first().waitFor();
      await ann.goto('#/table/none');
      await ann.page.getByRole('heading', { name: 'The program is not running' }).waitFor();
      expectTrouble(ann, /This browser is too old/);
    },
  },
  {
    name: 'site: where nothing may be stored the game is played all the same, and the page says how to keep it',
    async run({ visit }) {
      const ann = await visit();
      await inWorker(ann, "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })");
      await ann.begin();
      await alert(ann, 'games last only until this tab is closed').waitFor();
    },
  },
  {
    name: 'site: where the storage is full the game goes on, and is saved once there is room',
    async run({ visit }) {
      const ann = await visit();
      await inWorker(
        ann,
        `const put = IDBObjectStore.prototype.put;
         IDBObjectStore.prototype.put = function (...row) {
           if (!self.room) throw new DOMException('full', 'QuotaExceededError');
           return put.apply(this, row);
         };
         new BroadcastChannel('room').onmessage = () => (self.room = true)`,
      );
      await ann.begin();
      await alert(ann, 'There is no room left to store the game').waitFor();
      await ann.shot('site-full');
      await ann.page.evaluate(() => new BroadcastChannel('room').postMessage('more'));
      await alert(ann, 'There is no room left').getByRole('button', { name: 'Try again' }).click();
      await alert(ann, 'There is no room left').waitFor({ state: 'detached' });
      await ann.page.reload();
      await ann.myMove();
      assert.match(await ann.phase(), /German Unit Organization Phase/);
    },
  },
  {
    name: 'site: games of a newer version are left alone, and the page says what to do',
    async run({ visit, host }) {
      const ann = await visit();
      await ann.page.goto(`${host.base}/packages.json`);
      await ann.page.evaluate(
        () =>
          new Promise((made) => {
            const opening = indexedDB.open('salient.site', 99);
            opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
            opening.onsuccess = () => made(opening.result.close());
          }),
      );
      await ann.goto();
      await alert(ann, 'saved by a newer version of Salient').first().waitFor();
      expectTrouble(ann, /newer version|favicon|404/); // a page that is no page of ours has no icon
    },
  },
  {
    name: 'site: a torn download is fetched again; if it stays torn the page says so, and tries again when asked',
    async run({ visit }) {
      const ann = await visit();
      let torn = 0;
      await ann.page.route(/engine-\w+\.bin/, async (route) => {
        if (torn++ >= 2) return route.continue();
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.body()).subarray(0, 100_000), headers: {} });
      });
      await ann.goto();
      await alert(ann, 'did not arrive complete').first().waitFor();
      assert.equal(torn, 2);
      await ann.page.locator('.notices').getByRole('button', { name: 'Try again' }).click();
      await alert(ann, 'did not arrive complete').first().waitFor({ state: 'detached' });
      await ann.begin();
      expectTrouble(ann, /did not arrive complete/);
    },
  },
  {
    name: 'site: two tabs: the second says so and takes the games when told to; the first gives them back',
    async run({ visit }) {
      const ann = await visit();
      await ann.begin();
      const address = ann.page.url();
      const second = await ann.context.newPage();
      await second.goto(address);
      const elsewhere = (page) => page.getByRole('alert').filter({ hasText: 'open in another tab' });
      await elsewhere(second).waitFor();
      // The rulebook needs no games.
      await second.goto(`${ann.base}/#/rules/race`);
      await second.getByRole('searchbox', { name: 'Search the rules' }).waitFor();
      await second.goto(address);
      await elsewhere(second).getByRole('button', { name: 'Play here' }).click();
      await second.locator('.prompt[data-mine=yes][data-ready=yes]').waitFor();
      await elsewhere(ann.page).waitFor();
      await second.locator('[data-ends]').first().click();
      await second.waitForFunction(() => /1st Operation|anyway/.test(document.body.innerText));
      if (await second.getByRole('button', { name: /anyway/ }).count()) await second.getByRole('button', { name: /anyway/ }).click();
      await second.waitForFunction(() => /German 1st Operation/.test(document.querySelector('.where').textContent));
      // The first tab goes on from there once the second is closed.
      await second.close();
      await elsewhere(ann.page).waitFor({ state: 'detached' });
      await ann.page.waitForFunction(() => /German 1st Operation/.test(document.querySelector('.where').textContent));
      await ann.myMove();
    },
  },
  {
    name: 'site: a record of a newer version, or no record at all, is named; the page stays',
    async run({ visit, host }) {
      const ann = await visit();
      await ann.goto();
      const chooser = ann.page.getByRole('region', { name: 'Watch a game' }).locator('input[type=file]');
      const open = (name, text) => chooser.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
      const record = host.read('demonstrations/breakthrough.txt');
      await open('later.txt', record.replace(/^rules \d+$/m, 'rules 99'));
      await alert(ann, 'later.txt cannot be shown.').waitFor();
      assert.match(
        await alert(ann, 'later.txt').innerText(),
        /rules version 99, this program knows versions up to \d+; open it with a newer program/,
      );
      await open('format.txt', record.replace(/^salient record \d+$/m, 'salient record 99'));
      await alert(ann, 'format.txt cannot be shown.').waitFor();
      await open('holiday.txt', 'Dear Ann');
      await alert(ann, 'holiday.txt cannot be shown.').waitFor();
      await ann.goto('#/record/AAAA');
      await alert(ann, 'damaged or was cut off').waitFor();
      expectTrouble(ann, /Failed to load resource/);
    },
  },
];
