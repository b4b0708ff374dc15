import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';

const GAME = 'Race for Bastogne';

async function start(ann, side = 'German') {
  await ann.goto();
  const card = ann.page.getByRole('listitem').filter({ hasText: GAME }).first();
  await card.getByRole('button', { name: 'Play the computer' }).click();
  if (side !== 'German') await ann.page.getByRole('radio', { name: side }).check();
  await ann.button('Start the game').click();
  await ann.page.locator('canvas.map').waitFor();
  await ann.myMove();
  await ann.painted();
}

export default [
  alone('race: it is the first game on the home page, and a turn is moved, weighed, fought and followed up', async (ann) => {
    await ann.goto();
    const first = ann.page
      .getByRole('listitem')
      .filter({ has: ann.page.getByRole('button', { name: 'Play the computer' }) })
      .first();
    await first.getByText(GAME).first().waitFor();
    await ann.shot('race-home');
    await start(ann);
    await ann.shot('race-start');
    await ann.clickHex('14,7');
    await ann.page.locator('.selection').waitFor();
    await ann.painted();
    await ann.shot('race-reach');
    await ann.axe('a selected unit of race');
    await ann.change(() => ann.clickHex('13,6'));
    await ann.page.getByText('77th Volksgrenadier Regiment moves to 13,6').first().waitFor();
    await ann.endPhase();
    assert.match(await ann.phase(), /German combat/);
    await ann.painted();
    await ann.clickHex('13,7');
    await ann.page.getByRole('dialog', { name: /the odds/ }).waitFor();
    await ann.shot('race-odds');
    await ann.axe('the odds card of race');
    await ann.press(/^Attack/);
    await ann.page
      .getByText(/attack(s)? 3rd Battalion 110th Infantry at Hosingen/)
      .first()
      .waitFor();
    await ann.shot('race-battle');
    assert.ok(await ann.until('German movement'));
    await ann.painted();
    await ann.shot('race-turn-2');
    ann.mustBeQuiet();
  }),
  alone('race: the American side is played to the end against the computer', async (ann) => {
    // The map comes only after the computer has moved several times: what arrives meanwhile must not open the table twice.
    await ann.page.route(/\/api\/games\/race\/map/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await start(ann, 'American');
    for (let i = 0; i < 200; i++) {
      if (!(await ann.myMove())) break;
      await ann.answer();
    }
    await ann.page
      .getByText(/victory/)
      .first()
      .waitFor();
    await ann.shot('race-end');
    ann.mustBeQuiet();
  }),
  alone('race: the tutorial is finished by doing what it says', async (ann) => {
    await ann.goto();
    await ann.button(/^Learn the basics/).click();
    const coach = ann.page.getByRole('region', { name: 'Tutorial' });
    const step = (n) => coach.getByText(`Step ${n} of`).waitFor();
    await step(1);
    await ann.myMove();
    await ann.painted();
    await coach.getByRole('button', { name: /^Select/ }).click();
    await step(2);
    await ann.change(() => ann.clickHex('13,6'));
    await step(3);
    await ann.endPhase();
    await step(4);
    await ann.painted();
    await ann.clickHex('13,7');
    await ann.page.getByRole('dialog', { name: /the odds/ }).waitFor();
    await step(5);
    await ann.shot('race-tutorial');
    await ann.press(/^Attack/);
    await step(6);
    assert.ok(await ann.until('German movement'));
    await step(7);
    await ann.axe('the last lesson of race');
  }),
];
