import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { seatTwo, whoMoves } from '../visitor.mjs';

/** Every unit in a message, whether its position is sent whole or as what differs from the one before. */
function unitsIn(part) {
  if (part === null || typeof part !== 'object') return [];
  const own = 'statistics' in part && 'side' in part ? [part] : [];
  return [...own, ...Object.values(part).flatMap(unitsIn)];
}

/** Everything a browser was sent about units of the other side must lack their statistics (6.1f). */
function mustNotKnow(frames, side) {
  let seen = 0;
  for (const frame of frames) {
    const message = JSON.parse(frame);
    for (const unit of unitsIn(message)) {
      seen++;
      assert.equal(unit.side === side || unit.statistics === null, true, `${side} was told the statistics of ${unit.id}`);
    }
    for (const item of message.items ?? message.news?.items ?? message.body?.items ?? [])
      if (item.type === 'Played' && item.side !== side) {
        assert.equal(item.order, null, `${side} was told the order ${item.order}`);
        for (const told of item.events)
          assert.ok(
            !['ModeChanged', 'Fortified', 'Plotted', 'AdvanceSet', 'ArtilleryTransferred', 'Replaced'].includes(told.event.type),
            `${side} was told of ${told.event.type}`,
          );
      }
  }
  assert.ok(seen > 100, 'the wire was listened to');
}

export default [
  {
    name: 'two browsers play one game, live, and neither is told what is hidden',
    async run({ visit }) {
      const [ann, ben] = await seatTwo(visit, { game: 'Breakthrough', other: /american/i });
      for (let phase = 0; phase < 6; phase++) {
        const mover = await whoMoves(ann, ben);
        const other = mover === ann ? ben : ann;
        if (await mover.button('Begin').count()) await mover.press('Begin');
        else {
          await mover.key('n');
          const fortify = mover.button(/^Fortify/).and(mover.page.locator('[aria-disabled=false]'));
          if (await fortify.count()) await mover.change(() => fortify.click());
          await mover.endPhase();
        }
        const now = await mover.phase();
        await other.page.waitForFunction((is) => document.querySelector('.where').textContent === is, now);
      }
      await ann.shot('two-players');
      mustNotKnow(ann.frames, 'german');
      mustNotKnow(ben.frames, 'american');
    },
  },
  {
    name: 'a talk between the players reaches both logs',
    async run({ visit }) {
      const [ann, ben] = await seatTwo(visit, { game: 'Breakthrough', other: /american/i });
      await ben.page.getByRole('textbox', { name: 'Message' }).fill('Good luck.');
      await ben.button('Send', { exact: true }).click();
      await ann.page.getByText('Ben: Good luck.').waitFor();
    },
  },
  {
    name: 'a message of the other side does not take the attack out of the hand that weighs it',
    async run({ visit }) {
      const [ann, ben] = await seatTwo(visit, { game: 'Breakthrough', other: /american/i });
      for (;;) {
        const mover = await whoMoves(ann, ben);
        if (/German 1st Operation/.test(await mover.phase())) break;
        if (await mover.button('Begin').count()) await mover.press('Begin');
        else await mover.endPhase();
      }
      await ann.key('n');
      await ann.page.getByRole('tab', { name: 'Orders' }).click();
      const attack = ann.page.getByRole('list', { name: 'Attacks' }).getByRole('button').first();
      await attack.waitFor();
      await ann.clickHex(/(\d+,\d+)/.exec(await attack.textContent())[1]);
      const odds = ann.page.getByRole('dialog', { name: /the odds/ });
      await odds.waitFor();
      const before = Number(await ann.page.locator('.table').getAttribute('data-sequence'));
      await ben.page.getByRole('textbox', { name: 'Message' }).fill('Nuts.');
      await ben.button('Send', { exact: true }).click();
      await ann.page.waitForFunction((n) => Number(document.querySelector('.table').dataset.sequence) > n, before);
      assert.equal(await odds.count(), 1);
      await ann.press(/^Plot attack/);
      await ann.page.getByText('1 attack plotted').waitFor();
    },
  },
  alone('a connection cut in the middle of an order loses nothing and plays it once', async (ann) => {
    await ann.begin();
    // The order leaves, and the line is dead before the answer can come.
    await ann.page.evaluate(() => {
      document.querySelector('[data-ends]').click();
      queueMicrotask(() => document.querySelector('[data-ends]')?.click());
      window.sockets.at(-1).close();
    });
    await ann.page.waitForFunction(() => window.sockets.length > 1 && window.sockets.at(-1).readyState === 1);
    // What was unanswered is asked again; if nothing was ordered yet, the warning is still there.
    await ann.settled();
    if (/Organization/.test(await ann.phase())) await ann.endPhase();
    assert.match(await ann.phase(), /Operation/);
    await ann.myMove();
    // And again while nothing is asked: the page says so only if it lasts, and goes on.
    await ann.page.evaluate(() => window.sockets.at(-1).close());
    await ann.page.waitForFunction(() => window.sockets.at(-1).readyState === 1);
    await ann.myMove();
    await ann.key('n');
    await ann.page.locator('.selection').waitFor();
    const heads = await ann.page.locator('.log h3', { hasText: 'German 1st Operation Phase' }).count();
    assert.equal(heads, 1, 'the phase began once');
  }),
  alone('two people at one screen meet a curtain between their turns', async (ann) => {
    await ann.goto();
    await ann.page.getByRole('listitem').filter({ hasText: 'Breakthrough' }).getByRole('button', { name: 'Invite' }).click();
    await ann.page.getByRole('radio', { name: 'hot seat' }).check();
    await ann.button('Start the hot-seat game').click();
    await ann.page.locator('canvas.map').waitFor();
    for (let phase = 0; phase < 5; phase++) {
      const curtain = ann.page.getByRole('dialog', { name: 'Hand over' });
      await ann.page.waitForFunction(() => document.querySelector('.hand-over, .prompt[data-mine=yes][data-ready=yes]'));
      if (await curtain.count()) {
        if (phase < 3) await ann.shot('curtain');
        await curtain.getByRole('button').click();
        await curtain.waitFor({ state: 'detached' });
      }
      await ann.myMove();
      if (await ann.button('Begin').count()) await ann.press('Begin');
      else await ann.endPhase();
    }
    const isGerman = ({ state, body, change }) =>
      change?.side === 'german' || [state, body?.state, body].some((told) => told?.view && told.side === 'german');
    mustNotKnow(
      ann.frames.filter((f) => isGerman(JSON.parse(f))),
      'german',
    );
  }),
];
