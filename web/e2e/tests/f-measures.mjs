import assert from 'node:assert/strict';
import { AtTable } from '../atTable.mjs';

/** Counts the clicks of a visitor from now on. */
async function countClicks(visitor) {
  await visitor.context.addInitScript(() => {
    addEventListener('click', (event) => event.isTrusted && (sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1), true);
  });
  return () => visitor.page.evaluate(() => Number(sessionStorage.clicks ?? 0));
}

/** From the home page to the first order of one's own, as a new visitor goes. */
const FIRST_ORDERS = {
  'Race for Bastogne': async (ann) => {
    await ann.clickHex('14,7');
    await ann.change(() => ann.clickHex('13,6'));
  },
  Breakthrough: (ann) => ann.press('Begin'),
  'Wave of Terror': async (ann) => {
    await ann.clickHex('E3918');
    await ann.press(/^Attack at/);
  },
  'Great Battles': (ann) => ann.press('Suggested set-up'),
};

/** Steps of a day that ask for nothing but a press. */
const MOST_PRESSES = 25;

export default [
  ...Object.entries(FIRST_ORDERS).map(([game, order]) => ({
    name: `measures: at most 5 clicks from the home page to the first order of ${game}`,
    async run({ visit }) {
      const ann = await visit();
      const clicks = await countClicks(ann);
      await ann.goto();
      await ann.page.getByRole('listitem').filter({ hasText: game }).getByRole('button', { name: 'Play the computer' }).click();
      await ann.button('Start the game').click();
      await ann.page.locator('canvas.map').waitFor();
      await ann.myMove();
      await ann.painted();
      await order(ann);
      const n = await clicks();
      console.log(`      ${game}: ${n} clicks`);
      assert.ok(n > 0 && n <= 5, `${n} clicks`);
    },
  })),
  {
    name: `measures: a day of The Crossroads as attacker takes at most ${MOST_PRESSES} presses beside decisions`,
    async run({ visit }) {
      const ann = await visit();
      await ann.playTheComputer({ game: 'Great Battles', scenario: 'The Crossroads', side: 'Allied' });
      const at = new AtTable(ann);
      await ann.myMove();
      await ann.press('Suggested set-up');
      let presses = 0;
      let decisions = 0;
      for (let i = 0; i < 200 && (await ann.myMove()); i++) {
        const ask = ann.page.locator('.stage').getByRole('alertdialog');
        if (await ask.count()) await at.hold(ask);
        else if ((await ann.phase()).includes('ctivation') && (await at.activate())) decisions++;
        else if ((await ann.phase()).includes('Movement') && (await at.acts('allied/A1')) && (await at.onward())) decisions++;
        else {
          const turn = ann.button('End the turn');
          await ann.change(() => ((presses += 1), turn.count().then((n) => (n ? turn : ann.page.locator('[data-ends]').first()).click())));
        }
      }
      console.log(`      The Crossroads: ${presses} presses beside ${decisions} decisions`);
      assert.ok(presses <= MOST_PRESSES, `${presses} presses`);
    },
  },
];
