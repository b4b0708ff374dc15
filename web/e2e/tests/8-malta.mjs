import assert from 'node:assert/strict';
import { AtTable } from '../atTable.mjs';

/** Where the Axis comes down: Luqa and Safi, Hal Far, Ta' Qali. In the order in which they are asked for. */
const AIMS = [
  ['A1', '31,23'],
  ['A2', '34,22'],
  ['A3', '32,19'],
  ['B1', '40,13'],
  ['B2', '41,8'],
  ['B3', '42,7'],
  ['C1', '36,18'],
  ['D1', '15,32'],
  ['D2', '14,34'],
  ['D3', '16,35'],
  ['COps1', '33,24'],
  ['COps2', '18,32'],
];

async function malta(visit, side) {
  const ann = await visit();
  await ann.playTheComputer({ game: 'Great Battles', scenario: 'Malta', side });
  await ann.myMove();
  return new AtTable(ann);
}

/** Gives every drop its aim point by pointing; after one has been confirmed the next is in hand. */
async function planDrops(at) {
  const { visitor: ann, page } = at;
  const drops = page.getByRole('region', { name: 'Drops' });
  await drops.getByRole('button', { name: /^A1/ }).click();
  for (const [unit, spot] of AIMS) {
    await at.selection().getByText(`Click on the table where ${unit} should land`).waitFor();
    await at.click(spot);
    await at
      .preview()
      .getByText(/lands unharmed/)
      .waitFor();
    if (unit === 'A2') {
      await ann.shot('greatbattles-drop');
      await ann.axe('a drop that is weighed');
    }
    await at.order(() => ann.button('Confirm', { exact: true }).click());
  }
  await drops.getByText('All have their aim points').waitFor();
}

/** Who came down scattered gathers: a rendezvous is chosen, then the others go there. */
async function gather(at) {
  const { page } = at;
  const reason = page.locator('.prompt .forgot li').first();
  let gathered = 0;
  for (let i = 0; i < 30 && (await reason.count()) > 0; i++) {
    const [, unit] = /(?:axis\/)?(\w+) must consolidate/.exec(await reason.textContent());
    await at.find(`axis/${unit}`);
    await at.selection().getByText(`${unit} · yours`).waitFor();
    const rendezvous = at.selection().getByRole('button', { name: /^Rendezvous at/ });
    if (await rendezvous.count()) {
      await at.order(() => rendezvous.first().click());
      await at
        .selection()
        .getByText(/It consolidates at/)
        .or(page.getByText(`German ${unit} has consolidated`))
        .first()
        .waitFor();
    } else {
      await at.order(() =>
        at
          .selection()
          .getByRole('button', { name: `Consolidate ${unit}` })
          .click(),
      );
      gathered++;
    }
  }
  return gathered;
}

export default [
  {
    name: 'malta: the Axis plans its drops by pointing, comes down and gathers',
    async run({ visit }) {
      const at = await malta(visit, 'Axis');
      const { visitor: ann, page } = at;
      // No unit is set up: they come later, and the page says so; stands are attached anyway.
      await page
        .getByRole('region', { name: 'Coming later' })
        .getByRole('button', { name: /^A1 .*by parachute on turn 1/ })
        .click();
      await at
        .selection()
        .getByText(/not set up: it comes by parachute/)
        .waitFor();
      await at.order(() => ann.button(/^Attach A\/1 .* to A1/).click());
      await at.end();
      await page.getByText('A1 has no aim point and drop height yet.').waitFor();
      assert.equal(await page.locator('[data-ends]').count(), 0);
      // The sea is refused with its clause, and nothing can be confirmed.
      await page.getByRole('region', { name: 'Drops' }).getByRole('button', { name: /^A1/ }).click();
      await at.selection().getByText('Click on the table where A1').waitFor();
      await at.click('10,8');
      await at
        .preview()
        .getByText(/from the sea/)
        .waitFor();
      assert.ok(await ann.button('Confirm', { exact: true }).isDisabled());
      await ann.key('Escape');
      await planDrops(at);
      assert.ok(await at.until('Movement'));
      await page
        .getByText(/German A1 is dropped, aimed at 31,23/)
        .first()
        .waitFor();
      await page
        .getByText(/flies through heavy fire/)
        .first()
        .waitFor();
      await page
        .getByText(/drifts to/)
        .first()
        .waitFor();
      assert.ok((await gather(at)) > 0, 'nobody had to gather');
      await ann.shot('greatbattles-malta');
      await ann.axe('Malta after the drops');
      await at.end();
    },
  },
];
