import assert from 'node:assert/strict';
import { AtTable } from '../atTable.mjs';

const GARRISON = [
  'attach allied/C/1 allied/C1',
  'set-up allied/A1 assault 43,26 180',
  'set-up allied/A2 defensive 46,33 180',
  'set-up allied/A3 assault 50,28 180',
  'set-up allied/A4 defensive 39,34 180',
  'set-up allied/B1 defensive 15,38 180',
  'set-up allied/B2 defensive 20,34 180',
  'set-up allied/B3 assault 28,32 180',
  'set-up allied/C1 assault 36,28 180',
  'set-up allied/C2 assault 34,33 180',
  'set-up allied/D1 assault 37,31 180',
  'set-up allied/COps1 assault 42,28.5 180',
  'set-up allied/FUP1 assault 42.3,29.6 180',
  'set-up allied/COps2 assault 27.5,39.5 180',
  'set-up allied/FUP2 assault 28.668,37.248 180',
];
const AIRBORNE = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'D1', 'D2', 'D3', 'COps1', 'COps2'];

/** Both pass the first day away, with everybody who should jump held back. */
async function passTheDay(at) {
  const { visitor: ann } = at;
  for (let i = 0; i < 60; i++) {
    await ann.myMove();
    const phase = await ann.phase();
    if (phase.includes('Night')) return;
    const pass = ann.button(/^Pass/);
    if (await pass.count()) await at.order(() => pass.click());
    else await at.end();
  }
  throw new Error('night does not fall');
}

export default [
  {
    name: 'great battles: a single stand is dragged out of its battalion, and only as far as its formation goes',
    async run({ visit }) {
      const at = await AtTable.refereed(visit, 'The Crossroads');
      const { visitor: ann, page } = at;
      const beside = page.getByRole('region', { name: 'Waiting beside the table' });
      await beside.getByRole('button', { name: /^A1/ }).click();
      await ann.button(/^defensive/).click();
      await at.order(() => at.click('9,4.6'));
      await at.click('allied/A1/1');
      await ann.button('single stands').click();
      const confirm = ann.button('Confirm arrangement');
      await at.drag('allied/A1/1', -3, 0);
      await at
        .preview()
        .getByText(/The formation is not kept/)
        .waitFor();
      assert.ok(await at.preview().getByRole('link', { name: 'F1' }).count());
      assert.ok(await confirm.isDisabled());
      await ann.key('Escape');
      const before = await ann.place('allied/A1/1');
      const others = await ann.place('allied/A1/2');
      await at.drag('allied/A1/1', -0.6, 0);
      await at.order(() => confirm.click());
      const after = await ann.place('allied/A1/1');
      assert.ok(after.x < before.x - 3, 'the stand has not moved');
      assert.ok(Math.abs((await ann.place('allied/A1/2')).x - others.x) < 1, 'another stand has moved');
    },
  },
  {
    name: 'malta: the night is decided by clicks, and at dawn a battalion comes ashore stand by stand',
    async run({ visit }) {
      const at = await AtTable.refereed(visit, 'Malta');
      const { visitor: ann, page } = at;
      await at.end(); // the Axis sets nobody up
      await at.enterAll(GARRISON);
      await at.enterAll(AIRBORNE.map((unit) => `withhold axis/${unit}`));
      await page.getByRole('tab', { name: 'Log' }).click();
      await passTheDay(at);
      // The attacker first; then the garrison reorganizes.
      await page.getByText('referee · axis decides').waitFor();
      await at.end();
      await page.getByText('referee · allied decides').waitFor();
      await at.find('allied/A2');
      await ann.button(/^march column/).click();
      await at.order(() => ann.button('Confirm formation').click());
      await at.selection().getByText('march column', { exact: true }).first().waitFor();
      await at.find('allied/C2');
      await at.order(() => ann.button('Withdraw C2').click());
      await at.selection().getByText('reserve', { exact: true }).waitFor();
      await at.find('allied/C1');
      await at.order(() => ann.button(/^Detach C\/1/).click());
      await at.find('allied/C2');
      await at.order(() => ann.button(/^Attach C\/1 .* to C2/).click());
      await ann.shot('greatbattles-night');
      await ann.axe('the night');
      await at.end();
      while (!(await ann.phase()).includes('Dawn deployment')) await at.end();
      await page.getByText('referee · axis decides').waitFor();
      const beside = page.getByRole('region', { name: 'Waiting beside the table' });
      await beside.getByRole('button', { name: /^F1/ }).click();
      await ann.button('Whole table').click();
      await ann.button(/^assault/).click();
      await at.click('30,30');
      await at
        .preview()
        .getByText(/must land with every stand on one beach/)
        .waitFor();
      await ann.key('Escape');
      await at.click('44.5,8');
      await at.preview().getByRole('button', { name: 'Place it here' }).waitFor();
      await ann.button('single stands').click();
      await at.drag('45.5,7.75', 0.4, 0);
      await at.preview().getByText('Deploy F1').waitFor();
      await ann.shot('greatbattles-landing');
      await ann.axe('a landing that is weighed');
      await at.order(() => ann.button('Place it here').click());
      await page.getByText('German F1 comes ashore at').first().waitFor();
      await page.getByText('Hal Far cove is now a beachhead.').first().waitFor();
      const { x } = await ann.place('axis/F1/2');
      assert.ok(Math.abs(x - (await ann.place('45.9,7.75')).x) < 2, 'the second stand is not where it was put');
    },
  },
];
