import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';

/** A player who uses nothing but accessible names and keys: selects units, moves, attacks, ends phases. */
async function playPhaseByKeys(ann) {
  const { page } = ann;
  const enter = () => page.keyboard.press('Enter');
  if (await ann.button('Begin').count()) {
    await ann.button('Begin').focus();
    await ann.change(enter);
    return;
  }
  await page.getByRole('tab', { name: 'Orders' }).focus();
  await enter();
  for (let i = 0; i < 2; i++) {
    await ann.key('n');
    const attack = page.getByRole('list', { name: 'Attacks' }).getByRole('button').first();
    const move = page.getByRole('list', { name: 'Moves' }).getByRole('button').last();
    if (await attack.count()) {
      await attack.focus();
      await enter();
      await page.getByRole('dialog', { name: /the odds/ }).waitFor();
      await ann.button(/^Plot attack/).focus();
      await ann.change(enter);
      await page.getByRole('dialog', { name: /the odds/ }).waitFor({ state: 'detached' });
    } else if (await move.count()) {
      await move.focus();
      await ann.change(enter);
    }
  }
  await ann.settled();
  await page.locator('[data-ends]').focus();
  await ann.change(enter);
}

export default [
  alone('a whole scenario is played to its end with accessible names and keys only, and replayed', async (ann) => {
    await ann.playTheComputer();
    let phases = 0;
    while (await ann.myMove()) {
      await playPhaseByKeys(ann);
      if (++phases > 60) throw new Error('the game does not end');
    }
    assert.ok(phases > 15, `${phases} phases`);
    const level = await ann.page.locator('.prompt h2').textContent();
    assert.match(level, /American|German|Draw|You have/);
    await ann.shot('game-over');
    await ann.axe('the end of a game');

    await ann.button('Replay the game').click();
    const slider = ann.page.getByRole('slider', { name: 'Moment' });
    await slider.waitFor();
    const last = Number(await slider.getAttribute('max'));
    assert.ok(last > 40, `the record has ${last} items`);
    await slider.fill(String(Math.floor(last / 2)));
    await ann.page.waitForFunction((n) => document.querySelector('.replay output')?.textContent.startsWith(`${n} /`), Math.floor(last / 2));
    const middle = await ann.phase();
    await ann.page.getByLabel('Seen by').selectOption('american');
    await ann.settled();
    assert.equal(await ann.phase(), middle);
    await ann.page.getByLabel('Seen by').selectOption('referee');
    await ann.painted();
    await ann.shot('replay');
    await ann.axe('the replay');
    const at = async () => Number.parseInt(await ann.page.locator('.replay output').textContent(), 10);
    const here = await at();
    await ann.button('One step on').click();
    await ann.page.waitForFunction((n) => document.querySelector('.replay output')?.textContent.startsWith(`${n} /`), here + 1);
    await ann.button('Back to the present').click();
    await ann.page.locator('.replay').waitFor({ state: 'detached' });
  }),
];
