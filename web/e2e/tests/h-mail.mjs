import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { Seat } from '../api.mjs';
import { seatTwo } from '../visitor.mjs';

export default [
  alone('standing reactions: they are settled in a dialog, told in the log, and there again', async (ann) => {
    await ann.playTheComputer({ game: 'Wave of Terror', scenario: 'The Northern Shoulder', side: 'Allied' });
    const open = async () => {
      await ann.button('Menu').click();
      await ann.button('Standing reactions').click();
      return ann.page.getByRole('dialog', { name: 'Standing reactions' });
    };
    const dialog = await open();
    await dialog.getByLabel(/^Bridge demolition/).selectOption('Only if a heavy unit is seen to come');
    await dialog.getByLabel(/^Step losses/).selectOption('By kind of unit, in this order');
    await dialog.getByRole('button', { name: '↑ armor and tank destroyers' }).click();
    await ann.axe('the standing reactions');
    await ann.shot('reactions');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    const seat = await Seat.of(ann);
    const { settings } = await seat.call('/reactions');
    assert.deepEqual(
      settings.map((s) => `${s.kind} ${s.rule}`),
      ['demolition heavy', 'losses ranked'],
    );
    assert.ok(settings[1].order.indexOf('armor') < settings[1].order.indexOf('engineers'));
    await ann.page.getByText('Allied standing reactions: demolition heavy, losses ranked').waitFor();
    const again = await open();
    assert.equal(await again.getByLabel(/^Bridge demolition/).inputValue(), 'heavy');
    await again.getByRole('button', { name: 'Ask me everything' }).click();
    assert.equal(await again.getByLabel(/^Bridge demolition/).inputValue(), '');
    await again.getByRole('button', { name: 'Save' }).click();
    await ann.page.getByText('Allied standing reactions: ask.').waitFor();
    assert.deepEqual((await seat.call('/reactions')).settings, []);
    ann.mustBeQuiet();
  }),
  {
    name: 'planned orders: a list is made while waiting, worked off when the turn comes, and what is dropped says why',
    async run({ visit }) {
      const [ann, ben] = await seatTwo(visit, { game: 'Race for Bastogne', other: /american/i });
      const dialog = ben.page.getByRole('dialog', { name: 'Plan my next turn' });
      const list = dialog.getByRole('list', { name: 'Planned orders' });
      const add = async (order) => {
        await dialog.getByLabel('Order, in the notation').fill(order);
        await dialog.getByRole('button', { name: 'Add to the plan' }).click();
        await list.getByText(order).waitFor();
      };
      await ben.button('Plan my next turn').click();
      await dialog.getByText('Nothing is planned.').waitFor();
      await dialog.getByLabel('Order, in the notation').fill('jump I/110');
      await dialog.getByRole('button', { name: 'Add to the plan' }).click();
      await dialog.getByRole('alert').waitFor();
      await add('done');
      await dialog.getByRole('combobox', { name: /^Only if/ }).selectOption('the unit is still there');
      await dialog.getByRole('textbox', { name: 'UNIT' }).fill('I/110');
      await dialog.getByLabel('Only if the order before it was carried out').uncheck();
      await add('move I/110 11,6');
      await list.getByText('if the unit is still there (I/110)').waitFor();
      await dialog.getByRole('button', { name: 'Move move I/110 11,6 up' }).click();
      assert.match(await list.getByRole('listitem').first().textContent(), /move I\/110/);
      await ben.axe('the planned orders');
      await ben.shot('plan');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      await ben.page.getByText('American plans 2 orders for its next turn.').waitFor();
      // In the American combat phase of the first turn nothing moves: the first order is dropped, the second one given.
      await ann.myMove();
      await ann.endPhase();
      await ann.endPhase();
      await ann.myMove();
      await ben.page.getByText('Not given: move I/110 11,6. The rules forbid it now.').waitFor();
      assert.equal(await ann.page.getByText('Not given').count(), 0);
      const seat = await Seat.of(ben);
      const { items } = await seat.call('/feed?since=0');
      assert.ok(items.some((i) => i.type === 'Played' && i.planned && i.order === 'done'));
      // What is dropped while it is one's own move is announced with the question.
      await ben.button('Plan my next turn').click();
      await add('attack 8,4 501');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      await ann.endPhase();
      await ann.endPhase();
      await ben.myMove();
      await ben.page.getByText('A planned order was not given.').waitFor();
      await ben.button('See why').click();
      await dialog.getByText('The rules forbid it now.').waitFor();
      await ben.shot('plan-dropped');
      await dialog.getByRole('button', { name: 'Plan attack 8,4 501 again' }).click();
      assert.equal(await list.getByRole('listitem').count(), 1);
      await dialog.getByRole('button', { name: 'Clear' }).click();
      await dialog.getByText('Nothing is planned.').waitFor();
      ann.mustBeQuiet();
      ben.mustBeQuiet();
    },
  },
  {
    name: 'clocks: chosen with the game, shown to both, with days off and a substitute',
    async run({ visit }) {
      const ann = await visit();
      await ann.goto();
      await ann.page.getByRole('listitem').filter({ hasText: 'Race for Bastogne' }).getByRole('button', { name: 'Invite' }).click();
      await ann.page.getByText('Clock: none').click();
      await ann.page.getByLabel('Time for each move').selectOption('3 days');
      await ann.page.getByLabel('Days off for each side').selectOption('7');
      await ann.page.getByText('3 days for each move, and 7 days off.').waitFor();
      await ann.shot('clock-choice');
      await ann.button('Create the game').click();
      const link = await ann.page.getByRole('textbox', { name: /american/i }).inputValue();
      const ben = await visit();
      await ben.page.goto(link);
      await ben.page.getByRole('textbox').fill('Ben');
      await ben.button('Take the seat').click();
      await ben.page
        .getByRole('timer')
        .filter({ hasText: /German has[\s\S]*this counts 7 days off/ })
        .waitFor();
      await ann.page.getByRole('link', { name: 'Go to the game' }).click();
      await ann.page
        .getByRole('timer')
        .filter({ hasText: /^\s*You have/ })
        .waitFor();
      await ben.shot('clock');
      await ann.goto();
      await ann.page.getByText(/your move, 9 days 23 hours left/).waitFor();
      await ann.shot('my-games-clock');
      await ann.page.getByText(/your move, 9 days/).click();
      await ann.page.getByRole('timer').waitFor();
      // Days off by hand: both see them.
      await ben.button('Menu').click();
      await ben.button('Somebody plays for me').click();
      const away = ben.page.getByRole('dialog', { name: 'Somebody plays for me' });
      await away.getByLabel('Take off, from now on').selectOption('2 days');
      await ben.axe('days off');
      await ben.shot('days-off');
      await away.getByRole('button', { name: 'Take days off' }).click();
      await away.waitFor({ state: 'detached' });
      for (const each of [ann, ben]) {
        await each.page.getByText('American takes 2 days off.').first().waitFor();
        await each.page.getByText(/American has days off until/).waitFor();
      }
      // A substitute, by consent.
      await ben.button('Menu').click();
      await ben.button('Somebody plays for me').click();
      const dialog = ben.page.getByRole('dialog', { name: 'Somebody plays for me' });
      await dialog.getByRole('button', { name: 'Ask for a substitute' }).click();
      await dialog.getByText('The other side has not answered yet.').waitFor();
      await ann.page.getByText('American asks that somebody else may play on in its place.').first().waitFor();
      await ann.button('Agree', { exact: true }).click();
      await dialog.getByRole('button', { name: 'Make the link' }).click();
      await ben.axe('the substitute');
      await ben.shot('substitute');
      const cleo = await visit();
      await cleo.page.goto(await dialog.getByRole('textbox').inputValue());
      await cleo.page.getByRole('textbox').fill('Cleo');
      await cleo.button('Take the seat').click();
      await ann.page.getByText('Cleo takes the american seat.').waitFor();
      ann.mustBeQuiet();
    },
  },
  {
    // One minute for a move, and the German player does not come.
    name: 'clocks: a win is claimed when time has run out',
    waits: true,
    async run({ visit, base }) {
      const created = await fetch(`${base}/api/tables`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          game: 'race',
          scenario: 'bastogne',
          seats: { german: { kind: 'me' }, american: { kind: 'me' } },
          clock: { move: 1 },
        }),
      });
      const made = await created.json();
      assert.equal(created.status, 201, JSON.stringify(made));
      const mine = made.seats.filter((s) => s.side === 'american');
      const dan = await visit();
      await dan.goto();
      await dan.page.evaluate((seats) => localStorage.setItem('salient.seats', JSON.stringify(seats)), mine);
      await dan.goto(`#/table/${made.table}`);
      await dan.page.getByRole('timer').waitFor();
      await dan.button('Claim the win').waitFor({ timeout: 120_000 });
      await dan.shot('clock-ran-out');
      await dan.button('Claim the win').click();
      await dan.page.getByText('The time of the German side ran out.').first().waitFor();
      await dan.shot('clock-claimed');
      dan.mustBeQuiet();
    },
  },
];
