import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { Seat } from '../api.mjs';

/** Lets computer players set up and begin, then gives any orders until one needs a die: that one is left to be given. */
async function orderThatRolls(visitor) {
  const table = /table\/([^?]+)/.exec(visitor.page.url())[1];
  const tokens = await visitor.page.evaluate(
    (id) => JSON.parse(localStorage.getItem('salient.seats')).filter((s) => s.table === id),
    table,
  );
  const seats = Object.fromEntries(tokens.map(({ side, token }) => [side, new Seat(visitor.base, table, token)]));
  const [any] = Object.values(seats);
  for (const [i, seat] of Object.values(seats).entries()) await seat.call('/computer', { computer: 'regular', key: `over ${i}` });
  while ((await any.state()).sequence < 60) await new Promise((done) => setTimeout(done, 200));
  for (const [i, seat] of Object.values(seats).entries()) await seat.call('/computer', { computer: null, key: `back ${i}` });
  for (let n = 0; n < 400; n++) {
    const seat = seats[(await any.state()).toDecide];
    const { subjects, sequence } = await seat.call('/subjects');
    const { orders } = await seat.call('/subject', { subject: subjects[n % subjects.length].text });
    const order = orders[n % Math.max(1, orders.length)]?.text;
    if (!order) continue;
    const answer = await seat.call('/orders', { order, sequence, key: `any ${n}`, dice: [] });
    if (answer.error === 'dice') return order;
  }
  throw new Error('no order needed a die');
}

export default [
  {
    name: 'club: the referee of a game with miniatures starts on the home page, types dice, and each side has a screen',
    async run({ visit }) {
      const ann = await visit();
      const { page } = ann;
      await ann.goto();
      await ann.button('Referee a game with miniatures').click();
      assert.ok(await page.getByRole('radio', { name: 'hot seat' }).isChecked());
      assert.ok(await page.getByRole('checkbox', { name: /Referee a game/ }).isChecked());
      assert.ok(await page.getByRole('checkbox', { name: /own dice/ }).isChecked());
      await ann.axe('a new game with miniatures');
      await ann.shot('club-new-game');
      await ann.button('Start the hot-seat game').click();
      await page.locator('canvas.map').waitFor();
      await ann.myMove();

      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'A screen for each side' }).click();
      const screens = page.getByRole('dialog', { name: 'A screen for each side' });
      const link = await screens.getByRole('textbox', { name: 'Axis' }).inputValue();
      await ann.axe('screens');
      await ann.shot('club-screens');
      await screens.getByRole('button', { name: 'Close' }).click();

      const axis = await visit({ viewport: { width: 375, height: 740 }, colorScheme: 'dark' });
      await axis.page.goto(link);
      await axis.page.locator('canvas.map').waitFor();
      await axis.settled();
      assert.equal(await axis.page.locator('.table').getAttribute('data-side'), 'axis');
      assert.equal(await axis.button('Undo').count(), 0);
      await axis.painted();
      await axis.shot('club-screen-axis');

      const order = await orderThatRolls(ann);
      await page.reload();
      await page.locator('canvas.map').waitFor();
      const roll = page.getByRole('dialog', { name: /^Roll a die/ });
      // A step in which nothing can be done ends by itself, and that may need a die already.
      await page.waitForFunction(() => {
        const { mine, ready } = document.querySelector('.prompt')?.dataset ?? {};
        return (mine === 'yes' && ready === 'yes') || document.querySelector('dialog[aria-label^="Roll a die"]');
      });
      if (!(await roll.count())) {
        await page.getByRole('tab', { name: 'Orders' }).click();
        await page.getByRole('textbox', { name: /^Any order/ }).fill(order);
        await page.keyboard.press('Enter');
      }
      await roll.waitFor();
      await ann.axe('a roll to type');
      await ann.shot('club-roll');
      await roll.getByRole('spinbutton').fill('9999');
      assert.ok(await roll.getByRole('button', { name: 'Take this roll' }).isDisabled());
      const at = (await ann.shown()).at;
      for (let i = 0; i < 40 && (await roll.count()); i++) {
        const number = await roll.locator('p').first().innerText();
        await roll.getByRole('spinbutton').fill('1');
        await roll.getByRole('button', { name: 'Take this roll' }).click();
        await page.waitForFunction(
          ([was, before]) => {
            const { side, sequence } = document.querySelector('.table')?.dataset ?? {};
            const asked = document.querySelector('dialog[aria-label^="Roll a die"] p');
            return asked ? asked.innerText !== was : `${side} ${sequence}` !== before;
          },
          [number, at],
        );
      }
      assert.notEqual((await ann.shown()).at, at);
      const record = await page.evaluate(async () => {
        const table = location.hash.split('/')[2];
        const { token } = JSON.parse(localStorage.getItem('salient.seats')).find((s) => s.table === table);
        return (await fetch(`/api/tables/${table}/record`, { headers: { Authorization: `Bearer ${token}` } })).text();
      });
      assert.match(record, /^dice own$/m);
      assert.match(record, /\| own (\w+ )?1\/\d+ /);
      ann.mustBeQuiet();
      axis.mustBeQuiet();
    },
  },
  alone('club: a game says how its dice are audited, takes entropy before the first order, and is audited at the end', async (ann) => {
    const { page } = ann;
    await ann.playTheComputer({ game: 'Race', scenario: 'First Seven Days' });
    await ann.myMove();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^The dice/ }).click();
    const dice = page.getByRole('dialog', { name: 'The dice of this game' });
    await dice.getByRole('textbox').fill('rain on the road');
    await dice.getByRole('button', { name: 'Add it to the dice' }).click();
    await dice.getByText('You have added to the dice of this game.').waitFor();
    await ann.axe('the dice of a game');
    await ann.shot('dice-entropy');
    await dice.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByRole('region', { name: 'The end of the game' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^The dice/ }).click();
    await dice.getByRole('button', { name: 'Audit this game' }).click();
    await dice.getByText(/follow from the seed|The seed is the one that was promised/).waitFor();
    await ann.shot('dice-audit');
    ann.mustBeQuiet();
  }),
  {
    name: 'the end of a game shows the front by day beside history, as a map, a table and a sentence',
    async run({ visit }) {
      for (const options of [{}, { colorScheme: 'dark', viewport: { width: 375, height: 740 } }]) {
        const ann = await visit(options);
        const { page } = ann;
        await ann.begin();
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('button', { name: 'Yes, resign' }).click();
        const end = page.getByRole('region', { name: 'The end of the game' });
        await end.waitFor();
        await end.getByRole('heading', { name: 'The front by day' }).scrollIntoViewIfNeeded();
        await end.getByText(/the German side held \d+ hexes.*In history it held \d+/).waitFor();
        await end.locator('.map[aria-busy=false]').waitFor();
        await end.getByText('The front in numbers').click();
        await end.getByRole('columnheader', { name: 'In history' }).scrollIntoViewIfNeeded();
        await ann.axe('the end of a game');
        await ann.shot(`end-front${options.viewport ? '-phone' : ''}`);
        ann.mustBeQuiet();
      }
    },
  },
  {
    name: 'home: the ways in, what is special, and an audit of the demonstration',
    async run({ visit }) {
      for (const options of [{}, { colorScheme: 'dark', viewport: { width: 375, height: 780 }, isMobile: true, hasTouch: true }]) {
        const ann = await visit(options);
        await ann.goto();
        for (const name of ['I play alone', 'By mail', 'At a real table', 'I study', 'Every refusal names its rule', 'Hidden stays hidden'])
          await ann.page.getByRole('heading', { name }).waitFor();
        await ann.button(/^Audit the demonstration/).click();
        await ann.page.getByText(/Your browser has worked each of them out again/).waitFor();
        await ann.page.getByRole('link', { name: '7.6m' }).waitFor();
        assert.equal(await ann.button(/^Watch .*:/).count(), 4);
        const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(wide <= 0, 'nothing runs off the page');
        await ann.pictures();
        await ann.axe('the home page');
        await ann.page.screenshot({ path: `${ann.folder}/home-special${options.isMobile ? '-phone' : ''}.png`, fullPage: true });
        ann.mustBeQuiet();
      }
    },
  },
];
