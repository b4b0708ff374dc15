import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { Seat } from '../api.mjs';

const MOVING = { reducedMotion: 'no-preference' };
const playing = (ann) => ann.page.locator('.skip');
const report = (ann) => ann.page.getByRole('region', { name: "The other side's turn" });

async function race(ann, side, undo) {
  await ann.goto();
  const card = ann.page.getByRole('listitem').filter({ hasText: 'Race for Bastogne' }).first();
  await card.getByRole('button', { name: 'Play the computer' }).click();
  if (side !== 'German') await ann.page.getByRole('radio', { name: side }).check();
  if (undo) await ann.page.getByRole('combobox', { name: 'Undo' }).selectOption(undo);
  await ann.button('Start the game').click();
  await ann.page.locator('canvas.map').waitFor();
}

/** Gives the seat's first order of the phase, straight to the server, until one of them hands over to the other side. */
async function endTurn(ann) {
  const seat = await Seat.of(ann);
  const { side } = await seat.state();
  for (let decides = side; decides === side;) {
    const { sequence } = await seat.state();
    const { orders } = await seat.call('/subject', { subject: 'phase' });
    const done = await seat.call('/orders', { order: orders[0].text, sequence, key: `end-${sequence}` });
    decides = done.toDecide;
  }
}

/** A new game of the American against the computer, up to the second time that it is the American's move. */
async function toTheSecondMove(ann, undo) {
  await race(ann, 'American', undo);
  await ann.myMove();
  await endTurn(ann);
  await ann.myMove();
}

/** Takes the first unit that can act, and moves it to the first place it can reach. */
async function moveOne(ann) {
  const seat = await Seat.of(ann);
  const state = await seat.state();
  for (const unit of await seat.units()) {
    const { orders } = await seat.call('/subject', { subject: `unit ${unit}` });
    const move = orders?.find((o) => o.verb === 'move');
    if (!move) continue;
    await seat.call('/orders', { order: move.text, sequence: state.sequence, key: `move-${state.sequence}` });
    return;
  }
  throw new Error('nobody can move');
}

export default [
  {
    name: 'show: the computer’s turn is played on the map, Escape ends it, and one report tells all of it',
    async run({ visit }) {
      const ann = await visit(MOVING);
      await race(ann, 'American');
      await ann.myMove();
      if (await playing(ann).count()) await ann.page.keyboard.press('Escape');
      await endTurn(ann);
      await playing(ann).waitFor();
      await ann.shot('show-enemy-turn');
      await ann.page.keyboard.press('Escape');
      await playing(ann).waitFor({ state: 'detached' });
      await ann.myMove();
      await report(ann).waitFor();
      const told = await report(ann).innerText();
      assert.match(told, /German combat phase/);
      assert.match(told, /attack/);
      await ann.axe('the report of a turn');
      await ann.shot('show-report');
      await ann.button('Watch again').click();
      await playing(ann).waitFor();
      await ann.page.locator('canvas.map').click({ position: { x: 500, y: 500 } });
      await playing(ann).waitFor({ state: 'detached' });
      // Each line that has a place leads there.
      await ann.button('What happened').click();
      await report(ann)
        .getByRole('button', { name: /attack/ })
        .first()
        .click();
      ann.mustBeQuiet();
    },
  },
  alone('show: where no motion is wanted nothing moves, and the report is there all the same', async (ann) => {
    await race(ann, 'American');
    await ann.myMove();
    await endTurn(ann);
    await ann.myMove();
    await report(ann).waitFor();
    assert.equal(await playing(ann).count(), 0);
    assert.equal(await ann.button('Watch again').count(), 0);
  }),
  alone('show: an undone order stays in the log and is marked, and the newest line is in sight', async (ann) => {
    await race(ann, 'German');
    await ann.myMove();
    await ann.change(() => moveOne(ann));
    await ann.change(() => ann.page.keyboard.press('Control+z'));
    const line = ann.page.locator('.log p.undone').first();
    await line.waitFor();
    assert.match(await line.innerText(), /undone.*moves/s);
    const gap = await ann.page.locator('.log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
    assert.ok(gap < 5, `the log is ${gap} pixels above its end`);
  }),
  {
    name: 'undo: a strict game takes nothing back from the computer, a practice game does',
    async run({ visit }) {
      const ann = await visit();
      await toTheSecondMove(ann, 'strict');
      assert.ok(await ann.button('Undo').isDisabled());
      assert.equal((await (await Seat.of(ann)).state()).undoLaw, 'strict');
      const ben = await visit();
      await toTheSecondMove(ben, 'practice');
      assert.ok(await ben.button('Undo').isEnabled());
    },
  },
  alone('end: the page says who won and why, shows curves, and the rematch changes sides', async (ann) => {
    await toTheSecondMove(ann, 'practice');
    const seat = await Seat.of(ann);
    await seat.call('/resign', { key: 'r' });
    const end = ann.page.getByRole('region', { name: 'The end of the game' });
    await end.waitFor();
    await end.getByText('You have lost').waitFor();
    await end.getByText('The American side resigned.').waitFor();
    await end.getByText(/A practice game/).waitFor();
    await end.getByRole('img', { name: /Score by turn/ }).waitFor();
    await end.getByRole('img', { name: /Losses by turn/ }).waitFor();
    await end.getByRole('img', { name: /Chance of winning by turn/ }).waitFor();
    await ann.axe('the end of a game');
    await ann.shot('end-page');
    const before = ann.page.url();
    await end.getByRole('button', { name: 'Rematch, sides changed' }).click();
    await ann.page.waitForURL((url) => url.href !== before);
    await ann.page.locator('[data-side=german]').waitFor();
    ann.mustBeQuiet();
  }),
];
