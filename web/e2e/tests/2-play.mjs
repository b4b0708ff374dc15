import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';

export default [
  alone('a person beats through a turn by clicks on the map', async (ann) => {
    await ann.playTheComputer();
    await ann.myMove();
    await ann.painted();
    await ann.shot('table-start');
    await ann.press('Begin');
    assert.match(await ann.phase(), /German Unit Organization Phase/);
    await ann.myMove();
    await ann.axe('the table');
    await ann.endPhase();
    await ann.myMove();
    assert.match(await ann.phase(), /German 1st Operation/);

    await ann.key('n');
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
    await ann.painted();
    await ann.shot('odds');
    await ann.axe('the odds card');
    await ann.press(/^Plot attack/);
    await ann.page.getByText('1 attack plotted').waitFor();
    await ann.page.getByRole('tab', { name: 'Log' }).click();
    await ann.endPhase();
    await ann.page
      .getByText(/at odds of/)
      .first()
      .waitFor();
    await ann.shot('after-combat');
  }),
  alone('what is not allowed explains itself with its clause', async (ann) => {
    await ann.begin();
    await ann.endPhase();
    await ann.myMove();
    await ann.key('n');
    await ann.page.locator('.selection').waitFor();
    const exit = ann.button(/^Exit/);
    assert.equal(await exit.getAttribute('aria-disabled'), 'true');
    await exit.click({ force: true }); // grayed things answer too
    const why = ann.page.locator('.reasons');
    await why.waitFor();
    assert.match(await why.textContent(), /7\.10/);
    await why.getByRole('link').first().click();
    await ann.page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
    await ann.page.locator('article.here').waitFor();
    await ann.shot('why-not');
  }),
  alone('undo takes an order back and redo plays it again', async (ann) => {
    await ann.begin();
    await ann.key('n');
    const most = ann.button(/^Maximum artillery/).and(ann.page.locator('[aria-disabled=false]'));
    for (let i = 0; i < 20 && !(await most.count()); i++) await ann.key('n');
    const artillery = ann.page.locator('dl.figures > div', { hasText: 'artillery' }).locator('dd');
    assert.equal(await artillery.textContent(), '0');
    await ann.change(() => most.click());
    const held = await artillery.textContent();
    assert.match(held, /^[1-9]/);
    await ann.change(() => ann.page.keyboard.press('Control+z'));
    assert.equal(await artillery.textContent(), '0');
    await ann.press('Redo');
    assert.equal(await artillery.textContent(), held);
  }),
];
