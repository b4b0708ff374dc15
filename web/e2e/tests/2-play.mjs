import assert from 'node:assert/strict';

export default [
  {
    name: 'a person beats through a turn by clicks on the map',
    async run({ visit }) {
      const ann = await visit();
      await ann.playTheComputer();
      await ann.myMove();
      await ann.painted();
      await ann.shot('table-start');
      await ann.button('Begin').click();
      await ann.page.getByText('German Unit Organization Phase').first().waitFor();
      await ann.myMove();
      await ann.axe('the table');
      await ann.endPhase();
      await ann.myMove();
      assert.match(await ann.phase(), /German 1st Operation/);

      await ann.page.keyboard.press('n');
      await ann.page.locator('.selection').waitFor();
      await ann.painted();
      await ann.shot('table-selected');
      // December 16: no German unit may move in its first operation phase, but it may attack (2.4c).
      await ann.page.getByRole('tab', { name: 'Orders' }).click();
      const attacks = ann.page.getByRole('list', { name: 'Attacks' }).getByRole('button');
      await attacks.first().waitFor();
      const name = await attacks.first().textContent();
      const hex = /(\d+,\d+)/.exec(name)[1];
      await ann.clickHex(hex);
      await ann.page.getByRole('dialog', { name: /the odds/ }).waitFor();
      await ann.page.waitForTimeout(600);
      await ann.painted();
      await ann.shot('odds');
      await ann.axe('the odds card');
      await ann.button(/^Plot attack/).click();
      await ann.page.getByText('1 attack plotted').waitFor();
      await ann.page.getByRole('tab', { name: 'Log' }).click();
      await ann.endPhase();
      await ann.page.getByText(/at odds of/).first().waitFor();
      await ann.shot('after-combat');
    },
  },
  {
    name: 'what is not allowed explains itself with its clause',
    async run({ visit }) {
      const ann = await visit();
      await ann.playTheComputer();
      await ann.myMove();
      await ann.button('Begin').click();
      await ann.page.getByText('German Unit Organization Phase').first().waitFor();
      await ann.myMove();
      await ann.endPhase();
      await ann.myMove();
      await ann.page.keyboard.press('n');
      await ann.page.locator('.selection').waitFor();
      const exit = ann.button(/^Exit/);
      assert.equal(await exit.getAttribute('aria-disabled'), 'true');
      await exit.click({ force: true }); // greyed things answer too
      const why = ann.page.locator('.reasons');
      await why.waitFor();
      assert.match(await why.textContent(), /7\.10/);
      await why.getByRole('link').first().click();
      await ann.page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
      await ann.page.locator('article.here').waitFor();
      await ann.shot('why-not');
    },
  },
  {
    name: 'undo takes an order back and redo plays it again',
    async run({ visit }) {
      const ann = await visit();
      await ann.playTheComputer();
      await ann.myMove();
      await ann.button('Begin').click();
      await ann.page.getByText('German Unit Organization Phase').first().waitFor();
      await ann.myMove();
      await ann.page.keyboard.press('n');
      const most = ann.button(/^Maximum artillery/).and(ann.page.locator('[aria-disabled=false]'));
      for (let i = 0; i < 20 && !(await most.count()); i++) {
        await ann.page.keyboard.press('n');
        await ann.page.waitForTimeout(120);
      }
      const artillery = ann.page.locator('dl.figures > div', { hasText: 'artillery' }).locator('dd');
      assert.equal(await artillery.textContent(), '0');
      await most.click();
      await ann.page.waitForFunction(() => [...document.querySelectorAll('dl.figures > div')].some((d) => /artillery\s*[1-9]/.test(d.textContent)));
      const held = await artillery.textContent();
      await ann.page.keyboard.press('Control+z');
      await ann.page.waitForFunction(() => [...document.querySelectorAll('dl.figures > div')].some((d) => /artillery\s*0$/.test(d.textContent)));
      await ann.button('Redo').click();
      await ann.page.waitForFunction((n) => [...document.querySelectorAll('dl.figures > div')].some((d) => d.textContent.replace(/\s/g, '') === `artillery${n}`), held);
    },
  },
];
