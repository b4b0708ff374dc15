import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** Waits until the files of the page are kept for the time without a network. */
const kept = ({ page }) => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active !== null));

/** Breakthrough: two people at this screen. */
async function shareAScreen(ann) {
  await ann.goto();
  const { page } = ann;
  await page.getByRole('listitem').filter({ hasText: 'Breakthrough' }).getByRole('button', { name: 'Two players' }).click();
  assert.equal(await page.getByRole('radio', { name: /by link|open seat/ }).count(), 0);
  await ann.button('Start the hot-seat game').click();
  await page.locator('canvas.map').waitFor();
}

/** Whether nothing but the curtain is on the screen. */
function coversAll() {
  const steps = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);
  return steps.every((x) => steps.every((y) => document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('.hand-over')));
}

/** Ends phases, opening the curtain where it falls, until the American player decides. */
async function untilAmerican(ann) {
  const curtain = ann.page.getByRole('dialog', { name: 'Hand over' });
  for (let phase = 0; phase < 20; phase++) {
    await ann.page.waitForFunction(() => document.querySelector('.hand-over, .prompt[data-mine=yes][data-ready=yes]'));
    if (await curtain.count()) {
      await curtain.getByText(/The (German|American) player decides/).waitFor();
      assert.ok(await ann.page.evaluate(coversAll), 'the curtain leaves something in sight');
      await curtain.getByRole('button').click();
      await curtain.waitFor({ state: 'detached' });
    }
    await ann.myMove();
    if ((await ann.page.locator('.table').getAttribute('data-side')) === 'american') return;
    if (await ann.button('Begin').count()) await ann.press('Begin');
    else await ann.endPhase();
  }
  throw new Error('the American player never decided');
}

async function saveRecord(ann) {
  await ann.button('Menu').click();
  const [download] = await Promise.all([
    ann.page.waitForEvent('download'),
    ann.page.getByRole('button', { name: 'Save the record as a file' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  await ann.page.keyboard.press('Escape');
  return text;
}

/** How many colors the picture of the only game has: a map has many. */
async function thumbnail({ page }) {
  return page.evaluate(async () => {
    const [address] = Object.values(JSON.parse(localStorage.getItem('salient.thumbnails')));
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const drawn = canvas.getContext('2d');
    drawn.drawImage(picture, 0, 0);
    return new Set(new Uint32Array(drawn.getImageData(0, 0, picture.width, picture.height).data.buffer)).size;
  });
}

/** A scenario of every game, from the side that waits for the computer first. */
const GAMES = [
  { game: 'Race for Bastogne', scenario: 'The Road to Bastogne', side: 'American' },
  { game: 'Breakthrough', scenario: 'Twelve Days', side: 'American' },
  { game: 'Wave of Terror', scenario: 'The Northern Shoulder', side: 'Allied' },
  { game: 'Great Battles', scenario: 'The Crossroads', side: 'Axis' },
];

const file = (text, name = 'game.txt') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

export default [
  {
    name: 'site: a game against the computer begins, is there again after a reload, and nothing but files is asked for',
    async run({ visit, host }) {
      const ann = await visit();
      await ann.begin();
      await ann.painted();
      await ann.shot('site-table');
      const sequence = await ann.page.locator('.table').getAttribute('data-sequence');
      await ann.page.reload();
      await ann.myMove();
      assert.match(await ann.phase(), /German Unit Organization Phase/);
      assert.equal(await ann.page.locator('.table').getAttribute('data-sequence'), sequence);
      await ann.page.reload(); // mostly before the map is painted
      await ann.myMove();
      // Who leaves before the map is painted keeps the picture from before.
      const before = await thumbnail(ann);
      assert.ok(before > 50, `the picture from before the reload has ${before} colors`);
      await ann.painted();
      await ann.page.evaluate(() => localStorage.removeItem('salient.thumbnails'));
      await ann.page.locator('header a[href="#/"]').first().click();
      await ann.page.getByRole('heading', { name: 'Your games' }).waitFor();
      const colors = await thumbnail(ann);
      assert.ok(colors > 50, `the picture of the game has ${colors} colors`);
      await ann.pictures();
      await ann.axe('the home page of the site');
      await ann.shot('site-home');
      assert.deepEqual(
        host.asked.filter((line) => /\/api\//.test(line)),
        [],
      );
    },
  },
  {
    name: 'site: the computer plays its turn, the page says so and does not freeze, and it can be paused',
    async run({ visit }) {
      const ann = await visit();
      const { page } = ann;
      // Paused as soon as the page says that the computer thinks. If its turn was over by then, the pause holds from the start of the
      // next turn: it goes on, and is paused again once it has decided something.
      await page.addInitScript(() => {
        const pause = () => {
          const box = document.querySelector('.thinking');
          if (!box || window.paused) return;
          const begun = /decision/.test(box.textContent);
          const stands = /go on/.test(box.textContent);
          if (begun && stands) window.paused = true;
          else if (begun || stands) box.querySelector('button').click();
        };
        new MutationObserver(pause).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await ann.playTheComputer();
      for (let i = 0; i < 40; i++) {
        await page.waitForFunction(() => window.paused || document.querySelector('.prompt[data-mine=yes][data-ready=yes]'));
        if (await page.evaluate(() => window.paused)) {
          await page.waitForTimeout(500); // the news of a turn that was just over may still be on its way
          if (await ann.button('Let the computer go on').count()) break;
          await page.evaluate(() => (window.paused = false));
        } else await ann.answer();
      }
      await ann.button('Let the computer go on').waitFor();
      await page
        .getByText(/decisions? made in this turn/)
        .first()
        .waitFor();
      await ann.shot('site-thinking');
      await ann.settled();
      // A decision that was being made is still counted.
      // A slow machine also says for how long it has been thinking.
      const made = () => page.locator('.thinking', { hasText: 'made in this turn' }).innerText();
      let before = null;
      for (let now = await made(); now !== before; now = await made()) {
        before = now;
        await page.waitForTimeout(1000);
      }
      // Whatever the page asks meanwhile is answered.
      await page.getByRole('tab', { name: 'Rules' }).click();
      await page.locator('article').first().waitFor();
      assert.equal(await made(), before);
      // No frame waits for the computer.
      const slowest = await page.evaluate(async () => {
        let [last, most] = [performance.now(), 0];
        [...document.querySelectorAll('.thinking button')].find((b) => b.textContent.includes('go on')).click();
        for (let i = 0; i < 60; i++) {
          const now = await new Promise(requestAnimationFrame);
          [most, last] = [Math.max(most, now - last), now];
        }
        return most;
      });
      assert.ok(slowest < 1000, `a frame took ${slowest} ms`);
      await ann.myMove();
    },
  },
  {
    name: 'site: every game is played against the computer, from either side',
    async run({ visit }) {
      const ann = await visit();
      for (const which of GAMES) {
        await ann.playTheComputer(which);
        assert.ok(await ann.myMove(), `${which.game} is over`);
        assert.equal(await ann.page.locator('.table').getAttribute('data-side'), which.side.toLowerCase());
      }
      await ann.goto();
      await ann.page.getByRole('heading', { name: 'Your games' }).waitFor();
      await ann.page.waitForFunction((all) => document.querySelectorAll('a[href^="#/table/"]').length === all, GAMES.length);
    },
  },
  {
    name: 'site: after one visit it starts without a network, and the game goes on',
    async run({ visit, host }) {
      const ann = await visit();
      await ann.begin();
      await kept(ann);
      await host.down();
      await ann.context.setOffline(true);
      await ann.page.reload();
      await ann.myMove();
      await ann.endPhase();
      await ann.myMove();
      assert.match(await ann.phase(), /German 1st Operation/);
      await ann.page.goto(`${ann.base}/#/rules/wave`);
      await ann.page.getByRole('searchbox', { name: 'Search the rules' }).waitFor();
      await ann.goto('#/study');
      await ann.page.getByRole('heading', { name: 'Studies' }).waitFor();
      // A visitor who comes back without a network begins a new game of another kind.
      await ann.playTheComputer({ game: 'Great Battles', scenario: 'The Crossroads' });
    },
  },
  {
    name: 'site: two people share a screen, look back, save the record, and go on from it',
    async run({ visit }) {
      const ann = await visit();
      const { page } = ann;
      await shareAScreen(ann);
      await untilAmerican(ann);
      assert.match(await ann.phase(), /American/);
      await page.keyboard.press('Escape');
      await ann.button('Menu').click();
      await page.getByRole('button', { name: 'Replay the game' }).click();
      await page.getByRole('slider', { name: 'Moment' }).waitFor();
      await page.waitForFunction(() => document.querySelector('.table').dataset.moment !== undefined);
      await page.keyboard.press('Escape');
      const record = await saveRecord(ann);
      assert.match(record, /^salient record \d+\ngame breakthrough\n/);

      await ann.goto();
      await page.getByRole('region', { name: 'Watch a game' }).locator('input[type=file]').setInputFiles(file(record));
      await page.getByRole('slider', { name: 'Moment' }).waitFor();

      await ann.goto();
      await page.getByRole('region', { name: 'Go on with a saved game' }).locator('input[type=file]').setInputFiles(file(record));
      await page.getByRole('heading', { name: 'A game from elsewhere' }).waitFor();
      await page.getByRole('combobox', { name: 'American' }).selectOption('me');
      await ann.axe('a game from elsewhere');
      await ann.shot('site-record');
      await ann.button('Go on with the game').click();
      await page.locator('canvas.map').waitFor();
      await untilAmerican(ann);
      assert.match(await ann.phase(), /American/);
    },
  },
  {
    name: 'site: a running game against the computer is saved, and moves to a server by a link',
    async run({ visit }) {
      const ann = await visit();
      const { page } = ann;
      await ann.begin();
      assert.match(await saveRecord(ann), /^game breakthrough$/m);
      await ann.button('Menu').click();
      await page.getByText('Go on with a friend, on a server').click();
      await page.getByRole('textbox', { name: 'Address of the server' }).fill('https://play.example.org');
      await ann.button('Prepare the link').click();
      const link = await page.getByRole('link', { name: 'Open the game on the server' }).getAttribute('href');
      assert.match(link, /^https:\/\/play\.example\.org\/#\/record\/[\w-]{100,}$/);
      // The page that opens it is the same on a server and here.
      await ann.goto(new URL(link).hash);
      await page.getByText('Breakthrough in the Ardennes').first().waitFor();
      await page.getByRole('combobox', { name: 'German' }).waitFor();
    },
  },
  {
    name: 'site: a deleted game is gone from the browser',
    async run({ visit }) {
      const ann = await visit();
      await ann.begin();
      await ann.goto();
      await ann
        .button(/^Delete/)
        .first()
        .click();
      await ann.button('Delete', { exact: true }).click();
      await ann.page.getByRole('heading', { name: 'Your games' }).waitFor({ state: 'detached' });
      const rows = () =>
        ann.page.evaluate(
          () =>
            new Promise((found) => {
              const opening = indexedDB.open('salient.site');
              opening.onsuccess = () => {
                const asked = opening.result.transaction('rows').objectStore('rows').getAllKeys();
                asked.onsuccess = () => {
                  opening.result.close();
                  found(asked.result);
                };
              };
            }),
        );
      for (let i = 0; i < 50 && (await rows()).length > 0; i++) await ann.page.waitForTimeout(20);
      assert.deepEqual(await rows(), []);
    },
  },
  {
    name: 'site: a new version announces itself and takes over when the player says so; the game stays',
    async run({ visit, host }) {
      const ann = await visit();
      const { page } = ann;
      await ann.begin();
      await kept(ann);
      await page.reload(); // from now on the kept files are shown
      await ann.myMove();
      const html = host.read('index.html').replace('<title>Salient', '<title data-version="new">Salient');
      host.change('index.html', html);
      const { createHash } = await import('node:crypto');
      const hash = createHash('sha256').update(html).digest('hex');
      const keeper = host.read('keeper.js');
      host.change(
        'keeper.js',
        keeper.replace(/const VERSION = '\w+'/, "const VERSION = 'new'").replace(/"index.html":"\w+"/, `"index.html":"${hash}"`),
      );
      await page.reload();
      await page.getByText('A new version of Salient is here.').waitFor();
      assert.equal(await page.locator('title[data-version=new]').count(), 0);
      await ann.shot('site-new-version');
      await ann.button('Use it now').click();
      await page.waitForFunction(() => document.querySelector('title[data-version=new]') !== null);
      await ann.myMove();
      assert.match(await ann.phase(), /German Unit Organization Phase/);
      assert.equal(await page.getByText('A new version of Salient is here.').count(), 0);
    },
  },
  {
    name: 'site: it can be installed: manifest, icons and service worker are as Chromium wants them',
    async run({ visit }) {
      const ann = await visit();
      await ann.goto();
      const found = await ann.page.evaluate(async () => {
        const address = document.querySelector('link[rel=manifest]').href;
        const manifest = await (await fetch(address)).json();
        const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await fetch(new URL(src, address))).ok));
        return { ...manifest, icons, start: new URL(manifest.start_url, address).href };
      });
      assert.equal(found.start, `${ann.base}/`);
      assert.equal(found.display, 'standalone');
      assert.deepEqual(found.icons, [true, true, true]);
      // What Chromium itself asks of a page before it offers to install it; a private window is never offered it.
      await kept(ann);
      const browser = await ann.context.newCDPSession(ann.page);
      const { errors } = await browser.send('Page.getAppManifest');
      assert.deepEqual(errors, []);
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
      const missing = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
      assert.deepEqual(missing, []);
    },
  },
];
