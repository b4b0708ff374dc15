import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';

export default [
  alone('wave: the campaign is set up by dragging, or by one button', async (ann) => {
    await ann.playTheComputer({ game: 'Wave of Terror', scenario: 'The Battle of the Bulge', side: 'Allied' });
    await ann.myMove();
    await ann.painted();
    await ann.page
      .getByRole('region', { name: 'Waiting beside the map' })
      .getByRole('button', { name: /POL marker 1/ })
      .click();
    await ann.painted();
    await ann.shot('wave-set-up');
    await ann.axe('the set-up of wave');
    await ann.press('Historical set-up');
    await ann.press('Finish set-up');
    assert.ok(await ann.until('Allied'));
    await ann.shot('wave-campaign');
  }),
  alone('wave: an attack is weighed, picked apart, fought and followed up', async (ann) => {
    await ann.playTheComputer({ game: 'Wave of Terror', scenario: 'The Northern Shoulder' });
    await ann.myMove();
    await ann.painted();
    await ann.clickHex('E3918');
    await ann.page.getByRole('dialog', { name: /the odds/ }).waitFor();
    const force = ann.page.getByRole('group', { name: 'Attacking units' });
    assert.ok((await force.getByRole('button').count()) > 2);
    await ann.shot('wave-odds');
    await ann.axe('the odds card of wave');
    const picked = force.getByRole('button', { pressed: true });
    const before = await picked.count();
    await picked.last().click();
    await ann.settled();
    assert.equal(await picked.count(), before - 1);
    await ann.press(/^Attack at/);
    await ann.page
      .getByText(/attacks? E3918|Battle for E3918/)
      .first()
      .waitFor();
    await ann.myMove();
    // What each answer would change is told once, on the card at the hex.
    const card = ann.page.getByRole('alertdialog');
    await card
      .getByText(/\d+% to clear the hex \(now \d+%\)/)
      .first()
      .waitFor();
    assert.equal(await ann.page.locator('.prompt .acts').count(), 0);
    await ann.shot('wave-battle');
    await ann.axe('the support card of wave');
    assert.ok(await ann.until('movement'));
  }),
  alone('wave: a whole stack moves along a road in two clicks', async (ann) => {
    await ann.playTheComputer({ game: 'Wave of Terror', scenario: 'The Northern Shoulder' });
    assert.ok(await ann.until('German movement'));
    await ann.painted();
    await ann.clickHex('E4217');
    await ann.page.locator('.stack input:checked').nth(3).waitFor();
    await ann.painted();
    await ann.shot('wave-reach');
    await ann.clickHex('E4118');
    await ann.page
      .getByText(/I\/1 SS Panzer.*moved from E4217/)
      .first()
      .waitFor();
    await ann.page.getByText('Trace supply').click();
    await ann.shot('wave-moved');
    await ann.axe('a stack of wave');
    // The same by dragging: the next stack behind it.
    await ann.settled();
    const [from, to] = [await ann.place('E4216'), await ann.place('E4215')];
    await ann.page.mouse.move(from.x, from.y);
    await ann.page.mouse.down();
    await ann.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await ann.page.mouse.move(to.x, to.y, { steps: 4 });
    await ann.page.mouse.up();
    await ann.page
      .getByText(/III\/1 SS PzGren.*moved from .*E4216/)
      .first()
      .waitFor();
  }),
  alone('wave: a whole short game against the computer ends with a reckoning', async (ann) => {
    await ann.playTheComputer({ game: 'Wave of Terror', scenario: 'The Northern Shoulder', side: 'Allied' });
    for (let i = 0; i < 400 && (await ann.myMove()); i++) await ann.answer();
    await ann.page.getByText('The game is over').waitFor();
    await ann.shot('wave-over');
  }),
];
