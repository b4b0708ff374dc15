import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { Seat } from '../api.mjs';

/** Wave in the German movement phase, with a stack of the 1st SS Panzer Division selected. */
async function beforeMarch(visit) {
  const ann = await visit();
  await ann.playTheComputer({ game: 'Wave of Terror', scenario: 'The Northern Shoulder' });
  assert.ok(await ann.until('German movement'));
  await ann.painted();
  await ann.clickHex('E4217');
  return ann;
}

export default [
  {
    name: 'wave: a whole division moves along a road in three clicks, and the log tells each stack',
    async run({ visit }) {
      const ann = await beforeMarch(visit);
      await ann.button(/The division follows/).click();
      const following = Number(/(\d+) follow/.exec(await ann.button(/\d+ follow/).textContent())[1]);
      assert.ok(following > 4, `${following} units follow`);
      await ann.shot('march-division');
      await ann.axe('a division about to march');
      await ann.clickHex('E4118');
      await ann.page.waitForFunction(() => document.querySelectorAll('.log p').length >= 4);
      const log = await ann.page.locator('.log').innerText();
      assert.ok(log.match(/1 SS|2 SS/g).length >= 3, log);
      await ann.shot('march-done');
    },
  },
  {
    name: 'wave: a way of one’s own goes through waypoints, and the server names its cost',
    async run({ visit }) {
      const ann = await beforeMarch(visit);
      await ann.page.keyboard.down('Shift');
      await ann.clickHex('E4118');
      await ann.page.keyboard.up('Shift');
      const way = ann.page.locator('.way', { hasText: 'Via E4118' });
      await way.waitFor();
      await ann.shot('march-waypoint');
      // One waypoint back, and again by keys alone: W, then the same hex from the list of orders.
      await ann.key('Escape');
      await way.waitFor({ state: 'detached' });
      await ann.key('w');
      await ann.page.getByRole('tab', { name: 'Orders' }).focus();
      await ann.page.keyboard.press('Enter');
      const byWay = ann.page.getByRole('button', { name: /^Via E4118, costs/ });
      await byWay.focus();
      await ann.page.keyboard.press('Enter');
      await ann.page.locator('.way', { hasText: 'Via E4118: 2 spent' }).waitFor();
      await ann.settled(); // until then the list is still that of before
      const next = ann.page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: /^Via/ }).last();
      const [, hex, cost] = /([EW]\d{4}), costs (\d+)/.exec(await next.textContent());
      assert.ok(Number(cost) > 2, 'what lies beyond the waypoint costs more than the way to it');
      await next.click();
      await ann.page.locator('.way', { hasText: hex }).waitFor();
      await ann.press(new RegExp(`^Go to .*${hex} by these waypoints, costs ${cost},`));
      await ann.page.getByRole('tab', { name: 'Log' }).click();
      await ann.page
        .getByText(new RegExp(`moved from .*E4217.* to .*${hex}`))
        .first()
        .waitFor();
    },
  },
  alone('breakthrough: regiments of a division follow each other, and who may not says by which rule', async (ann) => {
    await ann.begin();
    while ((await ann.myMove()) && !(await ann.phase()).includes('German 2nd Operation')) await ann.endPhase();
    await ann.painted();
    const seat = await Seat.of(ann);
    const { view } = await seat.state();
    const can = [];
    for (const id of await seat.units()) {
      const { hexes = [] } = await seat.ask(`reach ${id}`);
      can.push({ unit: view.units.find((u) => u.id === id), hexes });
    }
    const pair = can.find(
      (a) => a.unit.division && a.hexes.length > 2 && can.some((b) => b !== a && b.unit.division === a.unit.division && b.hexes.length > 2),
    );
    await ann.find(pair.unit.id);
    await ann.page.getByRole('group', { name: 'Path', exact: true }).waitFor();
    await ann.button(/The division follows/).click();
    const goal = pair.hexes.find((h) => h.directions.length === 1) ?? pair.hexes[0];
    await ann.page.getByRole('tab', { name: 'Orders' }).click();
    await ann.press(new RegExp(`^Move to .*\\b${goal.hex}, costs`));
    await ann.page.waitForFunction(() => document.querySelector('.reasons') || document.querySelectorAll('.orders ol li').length >= 2);
    const why = ann.page.locator('.reasons');
    if (await why.count()) assert.match(await why.innerText(), /cannot follow|too far off to follow/);
  }),
];
