import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { Seat } from '../api.mjs';

const panel = (ann) => ann.page.getByRole('region', { name: 'What the computer intended' });

/** A game between two computer players, watched until it is over. */
async function watched(ann, game, scenario) {
  const response = await fetch(`${ann.base}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      game,
      scenario,
      spectators: true,
      seats: Object.fromEntries(['allied', 'axis'].map((side) => [side, { kind: 'computer', computer: 'regular' }])),
    }),
  });
  const { table } = await response.json();
  const state = async () => (await fetch(`${ann.base}/api/tables/${table}`)).json();
  while ((await state()).status !== 'over') await new Promise((done) => setTimeout(done, 500));
  return table;
}

export default [
  alone('intentions: secret while the game runs, then told phase by phase with arrows on the map', async (ann) => {
    const { page } = ann;
    await ann.playTheComputer({ game: 'Race for Bastogne', side: 'American', scenario: '' });
    await ann.myMove();
    const seat = await Seat.of(ann);
    const refused = await seat.call('/intentions');
    assert.equal(refused.message, 'What the computer player intends is told when the game is over.');
    assert.ok(!ann.frames.some((f) => /Intended|intends/.test(f)), 'nothing of it was sent');
    await seat.call('/resign', { key: 'enough' });
    const end = page.getByRole('region', { name: 'The end of the game' });
    await end.getByRole('button', { name: 'What the computer intended' }).click();
    await panel(ann).getByRole('listitem').first().waitFor();
    const phases = panel(ann).getByRole('combobox', { name: 'Phase' });
    assert.match(await phases.locator('option').first().innerText(), /German/);
    await panel(ann)
      .getByRole('button', { name: /Goal: .* (to|toward) / })
      .first()
      .click();
    await panel(ann)
      .getByRole('button', { name: /Attack: .* at \d/ })
      .first()
      .waitFor();
    await ann.settled();
    await ann.painted();
    await ann.axe('the intentions of the computer');
    await ann.shot('intentions-race');
    await panel(ann).getByRole('button', { name: 'The next plan' }).click();
    await ann.settled();
    assert.equal(await phases.inputValue(), '1');
    await page.getByLabel('Moment', { exact: true }).fill('0');
    await ann.settled();
    await panel(ann).getByText('Before the first plan').waitFor({ state: 'attached' });
    await panel(ann).getByRole('button', { name: 'Close the intentions' }).click();
    await panel(ann).waitFor({ state: 'detached' });
    await ann.button('Intentions', { exact: true }).click();
    await panel(ann).waitFor();
    ann.mustBeQuiet();
  }),
  alone('intentions: on a table in inches, for a spectator', async (ann) => {
    const { page } = ann;
    const table = await watched(ann, 'greatbattles', 'crossroads');
    await ann.goto(`#/table/${table}`);
    const end = page.getByRole('region', { name: 'The end of the game' });
    await end.getByRole('button', { name: 'What the computer intended' }).click();
    await panel(ann).getByRole('listitem').first().waitFor();
    await panel(ann)
      .getByRole('button', { name: /Goal|Hold/ })
      .first()
      .click();
    await ann.settled();
    await ann.painted();
    await ann.shot('intentions-greatbattles');
    ann.mustBeQuiet();
  }),
];
