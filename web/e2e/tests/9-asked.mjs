import assert from 'node:assert/strict';
import { Seat, moveOverABridge } from '../api.mjs';
import { seatTwo, whoMoves } from '../visitor.mjs';

/** Both answer until a phase comes. */
async function until(ann, ben, word) {
  for (let i = 0; i < 40; i++) {
    const who = await whoMoves(ann, ben);
    if ((await who.phase()).includes(word)) return who;
    await who.answer();
  }
  throw new Error(`no ${word}`);
}

/** The next attack that is offered, at whatever odds; false if there is none. */
async function attackNext(ann) {
  await ann.page.getByRole('tab', { name: 'Orders' }).click();
  const target = ann.page.getByRole('list', { name: 'Hexes that can be chosen' }).getByRole('button').first();
  if (!(await target.count())) return false;
  await target.click();
  await ann.page.getByRole('dialog', { name: /the odds/ }).waitFor();
  await ann.press(/^Attack at/);
  return true;
}

export default [
  {
    name: 'wave: a bridge is asked about; the other side sees who is waited for, and its march goes on',
    async run({ visit }) {
      const [ann, ben] = await seatTwo(visit, { game: 'Wave of Terror', scenario: 'Bastogne', other: /allied/i });
      await until(ann, ben, 'German movement');
      await ann.painted();
      const { unit, from, halt, goal } = await moveOverABridge(await Seat.of(ann));
      await ann.find(unit);
      await ann.button(/The division follows/).click();
      await ann.page.getByRole('tab', { name: 'Orders' }).click();
      await ann.press(new RegExp(`^Move to .*${goal}, costs`));

      const card = ben.page.getByRole('alertdialog', { name: /bridge/i });
      await card.waitFor();
      assert.match(await card.innerText(), /9\.14/);
      assert.match(await ben.page.title(), /Your move/);
      await ann.page.getByText('Waiting for Ben.').waitFor();
      assert.doesNotMatch(await ann.page.title(), /Your move/);
      await ben.painted();
      await ben.shot('asked-bridge');
      await ann.shot('asked-waiting');
      await ben.axe('a question that interrupts');
      await card.getByRole('button', { name: /^Leave / }).click();
      await card.waitFor({ state: 'detached' });

      // The move was halted at the bridge and has gone on; those who follow are offered to do so, by button and by key.
      const offer = ann.page.getByRole('alertdialog', { name: 'The move was halted' });
      await offer.waitFor();
      assert.match(await offer.innerText(), new RegExp(`${goal}.*more units? follows?`));
      await ann.shot('go-on');
      await ann.key('o');
      await offer.waitFor({ state: 'detached' });
      await ann.page.getByRole('tab', { name: 'Log' }).click();
      await ann.page
        .getByText(new RegExp(`moved from \\S*\\(?${halt}\\)? to`))
        .first()
        .waitFor();
      assert.notEqual(from, halt);
    },
  },
  {
    name: 'wave: support and losses are asked of the right seat, and the other sees who is waited for',
    async run({ visit }) {
      const [ann, ben] = await seatTwo(visit, { game: 'Wave of Terror', scenario: 'The Northern Shoulder', other: /allied/i });
      await until(ann, ben, 'German combat');
      await ann.painted();
      const seen = { ann: new Set(), ben: new Set() };
      const enough = () => /support/.test([...seen.ann].join()) && /loss/i.test([...seen.ann, ...seen.ben].join());
      for (let i = 0; i < 40 && !enough(); i++) {
        const who = await whoMoves(ann, ben);
        const phase = (await who.phase()).split('· ').pop();
        if (!(await who.page.locator('.ask.card').count())) {
          if (!phase.endsWith('German combat') || !(await attackNext(who))) break;
          continue;
        }
        const [mine, theirs] = who === ann ? [seen.ann, ben] : [seen.ben, ann];
        assert.equal(await theirs.page.locator('.ask.card').count(), 0, 'only one seat is asked');
        await theirs.page.locator('.prompt', { hasText: 'Waiting for' }).waitFor();
        if (!mine.has(phase)) await who.shot(`asked-${phase.replace(/\W+/g, '-').toLowerCase()}`);
        mine.add(phase);
        await who.answer();
      }
      const all = [...seen.ann, ...seen.ben].join(', ');
      assert.match(all, /support/i);
      assert.match(all, /loss/i);
    },
  },
];
