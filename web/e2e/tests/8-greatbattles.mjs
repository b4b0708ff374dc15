import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { AtTable } from '../atTable.mjs';
import { fightStep } from '../lessons.mjs';

async function crossroads(visit, side, options) {
  const ann = await visit(options);
  await ann.playTheComputer({ game: 'Great Battles', scenario: 'The Crossroads', side });
  return new AtTable(ann);
}

export default [
  {
    name: 'great battles: set up by pointing, plan on the hidden map, lay a line of sight, move by dragging',
    async run({ visit }) {
      const at = await crossroads(visit, 'Allied');
      const { visitor: ann, page } = at;
      await at.setUpAllied();
      await ann.painted();
      await at.register('12,13');
      await ann.shot('greatbattles-plan');
      await ann.axe('the hidden map');
      await at.order(() => ann.button('Confirm', { exact: true }).click());
      await page.getByText(/registered at 12, 13/).waitFor();
      await ann.button('Sight').click();
      await at.drag('allied/A1/1', 3.6, 8.4);
      const measured = page.getByRole('region', { name: 'Measured' });
      await measured.getByText('Blocked by Crossroads.').waitFor();
      assert.ok(await measured.getByRole('link', { name: 'G28' }).count());
      await ann.shot('greatbattles-sight');
      await ann.axe('a line of sight');
      await ann.button('Sight').click();
      // Found by name: the whole table is left for the place, and the small map shows where one is.
      await at.find('Crossroads');
      await page.locator('canvas.minimap').waitFor();
      await at.find('allied/A1');
      await at.selection().getByText('A1 · yours').waitFor();
      await ann.button('Whole table').click();
      await ann.key('Escape');
      assert.ok(await at.until('Movement', 'allied/A1'));
      await at.drag('allied/A1/1', 0.4, 1.9, async () => {
        await at
          .preview()
          .getByText(/good going/)
          .first()
          .waitFor();
        await ann.shot('greatbattles-drag');
      });
      await at
        .preview()
        .getByText(/shows itself by moving/)
        .waitFor();
      await ann.axe('a move that is previewed');
      await at.order(() => ann.button('Confirm move').click());
      await page
        .getByText(/US A1 moves/)
        .first()
        .waitFor();
      // Too far is refused with its clause while it is dragged, and can be cut to what is left.
      assert.ok(await at.until('Movement', 'allied/A1'));
      await at.drag('allied/A1/1', 0, 6);
      await at.preview().getByRole('link', { name: 'G32' }).first().waitFor();
      await ann.button('Only as far as it can').click();
      await at
        .preview()
        .getByText(/(99|100)% of the action/)
        .waitFor();
      assert.ok(await ann.button('Confirm move').isEnabled());
      // The same by keys alone: back, the next unit, half an inch twice, and it is confirmed with Enter.
      await ann.key('Escape');
      await ann.key('Escape');
      const selected = page.getByRole('region', { name: 'Selection' }).getByText('1st Battalion');
      for (let i = 0; i < 9 && !(await selected.count()); i++) await ann.key('n');
      await selected.waitFor();
      await page.locator('body').press('ArrowUp');
      await page.locator('body').press('ArrowUp');
      await at.preview().getByText('Move A1 1″ north').waitFor();
      await at.order(() => page.keyboard.press('Enter'));
    },
  },
  {
    name: 'great battles: opportunity fire is asked with its chances, and a shot is weighed before it is aimed',
    async run({ visit }) {
      // One person plays both sides, so that somebody surely comes into somebody's sight.
      const at = await AtTable.refereed(visit, 'The Crossroads');
      const { visitor: ann, page } = at;
      await at.enterAll(['set-up allied/A1 assault 11,4.8 0', 'set-up allied/COps assault 12,1 0', 'set-up allied/FUP assault 12,3 0']);
      await at.enterAll([
        'set-up axis/A1 defensive 11,10.4 180',
        'set-up axis/COps assault 12,23 180',
        'set-up axis/FUP assault 12,21 180',
      ]);
      let asked = false;
      let weighed = false;
      for (let i = 0; i < 150 && !(asked && weighed); i++) {
        if (!(await ann.myMove())) break;
        const ask = page.getByRole('alertdialog');
        const fire = ask.getByRole('button', { name: 'Fire', exact: true });
        if (await ask.count()) {
          const shoots = !asked && (await fire.count()) > 0;
          if (shoots) {
            asked = true;
            await ann.shot('greatbattles-opportunity');
            await ann.axe('the card of opportunity fire');
            await at.order(() => fire.first().click());
          } else await at.hold(ask);
          continue;
        }
        const phase = await ann.phase();
        if (phase.includes('ctivation') && (await at.activate())) continue;
        if (phase.includes('Movement') && !asked && (await at.acts('allied/A1')) && (await at.onward())) continue;
        if (phase.includes('Fire') && !weighed) weighed = await weigh(at);
        await at.end();
      }
      assert.ok(asked, 'nobody was asked for opportunity fire');
      assert.ok(weighed, 'no shot was weighed');
    },
  },
  {
    name: 'great battles: a referee enters both sides as text, without a curtain',
    async run({ visit }) {
      const at = await AtTable.refereed(visit, 'The Crossroads');
      const { visitor: ann, page } = at;
      await page.getByRole('tab', { name: 'Orders' }).click();
      const entry = page.getByLabel('Any order, as measured at the table');
      await entry.fill('set-up allied/A1 assault 9,15 0');
      await page
        .getByText(/would not stand in its set-up zone/)
        .first()
        .waitFor();
      await ann.shot('greatbattles-referee');
      await ann.axe('the referee');
      await at.enterAll(['set-up allied/A1 assault 9,4.6 0', 'set-up allied/COps assault 12,1 0', 'set-up allied/FUP assault 12,3 0']);
      await page.getByText('referee · axis decides').waitFor();
      assert.equal(await page.getByRole('dialog', { name: 'Hand over' }).count(), 0);
      // The referee sees what either side has hidden; from the perspective of one side only what it knows.
      const seen = (stand) => page.waitForFunction((name) => document.querySelector('canvas.map').stands().includes(name), stand);
      const unseen = (stand) => page.waitForFunction((name) => !document.querySelector('canvas.map').stands().includes(name), stand);
      const eyes = page.getByRole('group', { name: 'What the referee sees' });
      await seen('allied/A1/1');
      await eyes.getByRole('button', { name: 'Axis' }).click();
      await unseen('allied/A1/1');
      await eyes.getByRole('button', { name: 'All', exact: true }).click();
      await seen('allied/A1/1');
    },
  },
  alone('great battles: the tutorial at the crossroads is followed by doing what it says', async (ann) => {
    const { page } = ann;
    const at = new AtTable(ann);
    await ann.goto();
    await ann.button('Learn the table: The Crossroads').click();
    const coach = page.getByRole('region', { name: 'Tutorial' });
    const step = (n) => coach.getByText(`Step ${n} of`).waitFor();
    await step(1);
    await ann.myMove();
    await ann.axe('the tutorial of Great Battles');
    await coach.getByRole('button', { name: 'Select A1' }).click();
    await step(2);
    await ann.shot('greatbattles-tutorial');
    await at.setUpAllied();
    await step(5);
    await at.register('12,10.3');
    await at.order(() => ann.button('Confirm', { exact: true }).click());
    await step(6);
    await ann.button('Sight').click();
    await at.drag('allied/A1/1', 3.6, 8.4);
    await step(7);
    await ann.button('Sight').click();
    assert.ok(await at.until('Barrage'));
    await step(8);
    // The template was registered where A1 sees it: it can be called at once.
    await at.order(() => ann.button(/^Call template 1/).click());
    await page
      .getByText(/template 1/i)
      .first()
      .waitFor();
    assert.ok(await at.until('Movement', 'allied/A1'));
    await step(9);
    await at.drag('allied/A1/1', 0, 1.5);
    await at.order(() => ann.button('Confirm move').click());
    await step(10);
    await coach.getByRole('button', { name: 'Select A1' }).click();
    await ann.key('1');
    await step(11);
    await ann.key('Escape');
    await at.click('allied/A1/2');
    await step(12);
    await at.end();
    // On toward the town until the lesson on fire; the rest of the fight has a test of its own.
    const ends = coach.getByRole('heading', { name: 'That was the morning' });
    const seen = new Set();
    for (let i = 0; i < 60 && !seen.has('Fire') && !(await ends.count()); i++) {
      const title = await coach.getByRole('heading').innerText();
      seen.add(title);
      const ask = page.locator('.stage').getByRole('alertdialog');
      if (await ask.count()) await at.hold(ask);
      else if (!(await fightStep(at, title))) await at.end();
      if (!(await ann.myMove())) break;
    }
    assert.ok(seen.has('Fire'), `only ${[...seen].join(', ')}`);
    while (!(await ends.count())) await coach.getByRole('button', { name: 'Skip this step' }).click();
    await coach.getByRole('button', { name: 'Play on' }).click();
    await coach.waitFor({ state: 'detached' });
  }),
  {
    name: 'great battles: the lessons on fire and rally are followed by fighting',
    async run({ visit }) {
      // One person plays both sides, so that the fight surely comes.
      assert.deepEqual(await followLessons(visit, ['Fire', 'Rally']), ['Fire', 'Rally']);
    },
  },
  {
    name: 'great battles: the lesson on assault is followed by dragging the battalion onto the enemy',
    async run({ visit }) {
      assert.deepEqual(await followLessons(visit, ['Assault']), ['Assault']);
    },
  },
  {
    name: 'great battles: on a phone the table keeps the screen',
    async run({ visit }) {
      const at = await crossroads(visit, 'Allied', { viewport: { width: 375, height: 760 }, hasTouch: true });
      const { visitor: ann, page } = at;
      await ann.myMove();
      await ann.painted();
      await ann.shot('greatbattles-phone');
      await ann.axe('the table on a phone');
      assert.ok((await page.locator('canvas.map').boundingBox()).height > 500);
    },
  },
];

/** Follows lessons of the tutorial with both sides at one seat, and returns those that were done. */
async function followLessons(visit, lessons) {
  const at = await AtTable.refereed(visit, 'The Crossroads');
  const { visitor: ann, page } = at;
  await at.enterAll(['set-up allied/A1 assault 11,4.8 0', 'set-up allied/COps assault 12,1 0', 'set-up allied/FUP assault 12,3 0']);
  await at.enterAll(['set-up axis/A1 defensive 11,10.4 180', 'set-up axis/COps assault 12,23 180', 'set-up axis/FUP assault 12,21 180']);
  await page.goto(`${page.url()}?tutorial`);
  await page.reload();
  const coach = page.getByRole('region', { name: 'Tutorial' });
  await coach.waitFor();
  await ann.myMove();
  const title = () => coach.getByRole('heading').innerText();
  while ((await title()) !== lessons[0]) await coach.getByRole('button', { name: 'Skip this step' }).click();
  const followed = [];
  for (let i = 0; i < 160 && followed.length < lessons.length && (await ann.myMove()); i++) {
    const before = await title();
    const ask = page.locator('.stage').getByRole('alertdialog');
    const fire = ask.getByRole('button', { name: 'Fire', exact: true });
    if (before !== 'Assault' && (await fire.count())) await at.order(() => fire.first().click());
    else if (await ask.count()) await at.hold(ask);
    else if (!(await bothFight(at, before))) await at.end();
    if ((await title()) === before) continue;
    followed.push(before);
    await ann.shot(`greatbattles-lesson-${before.toLowerCase()}`);
  }
  return followed;
}

/** A step of the side that moves: the Allied side does what the lesson says, the other stands and fires. */
async function bothFight(at, title) {
  const phase = await at.visitor.phase();
  if (await at.acts('allied/A1')) return fightStep(at, title);
  if (phase.includes('ctivation')) return at.activate();
  // Who is to assault must not be shot off the table first either.
  return title !== 'Assault' && phase.includes('Fire') && (await at.acts('axis/A1')) && at.shoot('axis/A1');
}

/** In the fire step: clicks own stands until one has a target, and looks at the ladder of modifiers. */
async function weigh(at) {
  if (!(await at.visitor.phase()).includes('Fire') || (await at.page.getByRole('alertdialog').count())) return false;
  for (const stand of ['axis/A1/1', 'axis/A1/2', 'allied/A1/1', 'allied/A1/2']) {
    // It may have been destroyed, or lie under a card.
    if (
      !(await at.click(stand).then(
        () => true,
        () => false,
      ))
    )
      continue;
    const targets = at.page.getByRole('list', { name: 'Targets' }).getByRole('button');
    if (!(await targets.count())) continue;
    await targets.first().click();
    await at.preview().getByText('To hit at this range').waitFor();
    await at.visitor.shot('greatbattles-shot');
    await at.visitor.axe('a shot that is weighed');
    return true;
  }
  return false;
}
