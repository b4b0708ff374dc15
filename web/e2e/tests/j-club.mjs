import assert from 'node:assert/strict';

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
      await page.getByRole('radio', { name: 'Agira' }).check();
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

      // Orders are given until the rules ask for a die.
      const roll = page.getByRole('dialog', { name: /^Roll a die/ });
      for (let i = 0; i < 60 && !(await roll.count()); i++) {
        const before = await ann.shown();
        await ann.page.locator('[data-ends], .ask .acts button, .prompt .acts button').first().click();
        await page.waitForFunction(
          ({ at }) => {
            const { side, sequence, unanswered } = document.querySelector('.table')?.dataset ?? {};
            const warned = [...document.querySelectorAll('.prompt [data-ends]')].some((b) => /anyway/.test(b.textContent));
            return document.querySelector('dialog[aria-label^="Roll a die"]') || warned || (unanswered === '0' && `${side} ${sequence}` !== at);
          },
          before,
        );
      }
      await roll.waitFor();
      await ann.axe('a roll to type');
      await ann.shot('club-roll');
      await roll.getByRole('spinbutton').fill('99');
      assert.ok(await roll.getByRole('button', { name: 'Take this roll' }).isDisabled());
      const at = (await ann.shown()).at;
      for (let i = 0; i < 40 && (await roll.count()); i++) {
        const number = await roll.locator('p').first().innerText();
        await roll.getByRole('button', { name: 'Rolled 1', exact: true }).click();
        await page.waitForFunction(
          ([was, before]) => {
            const { side, sequence } = document.querySelector('.table')?.dataset ?? {};
            const asked = document.querySelector('dialog[aria-label^="Roll a die"] p');
            return asked ? asked.innerText !== was : `${side} ${sequence}` !== before;
          },
          [number, at],
        );
      }
      await ann.myMove();
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
  {
    name: 'club: a game says how its dice are audited, takes entropy before the first order, and is audited at the end',
    async run({ visit }) {
      const ann = await visit();
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
      await dice.getByText(/follow from the seed/).waitFor();
      await ann.shot('dice-audit');
      ann.mustBeQuiet();
    },
  },
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
