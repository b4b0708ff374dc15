import assert from 'node:assert/strict';

/** A visitor at a table measured in inches: places are inches from the south-west corner, or the names of stands. */
class AtTable {
  constructor(visitor) {
    Object.assign(this, { visitor, page: visitor.page });
  }

  click(spot) {
    return this.visitor.clickHex(spot);
  }

  /** Takes hold of a stand or place and carries it so many inches east and north; `before` happens before it is let go. */
  async drag(from, east, north, before = async () => {}) {
    await this.visitor.settled();
    const a = await this.visitor.place(from);
    const [o, p] = [await this.visitor.place('1,1'), await this.visitor.place('2,2')];
    const b = { x: a.x + east * (p.x - o.x), y: a.y + north * (p.y - o.y) };
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
    await this.page.mouse.move(b.x, b.y, { steps: 4 });
    await before();
    await this.page.mouse.up();
    await this.visitor.settled();
  }

  preview() {
    return this.page.getByRole('region', { name: 'Preview' });
  }

  /** Ends the step, whatever was forgotten, and waits for what is asked next. */
  async end() {
    await this.visitor.endPhase();
    await this.visitor.myMove();
  }

  /** Gives an order and waits until this visitor is asked again. */
  async order(act) {
    await this.visitor.change(act);
    await this.visitor.myMove();
  }

  /** Sets a side of The Crossroads up by pointing. */
  async setUp(side, formation, spot, posts) {
    const { page, visitor } = this;
    await visitor.myMove();
    const beside = page.getByRole('region', { name: 'Waiting beside the table' });
    await beside.getByRole('button', { name: /^A1/ }).click();
    const attach = visitor.button(/^Attach/);
    await attach.first().waitFor();
    for (let left = await attach.count(); left > 0; left--) {
      await this.order(() => attach.first().click());
      assert.equal(await attach.count(), left - 1);
    }
    await visitor.button(new RegExp(`^${formation}`)).click();
    await this.order(() => this.click(spot));
    await page.getByText(new RegExp(`${side}/A1 is set up`)).first().waitFor();
    for (const [post, where] of posts) {
      await beside.getByRole('button', { name: new RegExp(`^${post}`) }).click();
      await page.getByRole('region', { name: 'Selection' }).getByText(post).first().waitFor();
      await this.order(() => this.click(where));
      await page.getByText(new RegExp(`${side}/${post} is set up`)).first().waitFor();
    }
    await this.end();
  }

  setUpAllied() {
    return this.setUp('allied', 'assault', '9,4.6', [['COps', '12,0.5'], ['FUP', '12,2']]);
  }

  /** Answers and ends steps until a phase comes; A1 is activated on the way. */
  async until(word, unit = '', most = 60) {
    for (let i = 0; i < most; i++) {
      if (!(await this.visitor.myMove())) return false;
      const ask = this.page.getByRole('alertdialog');
      if (await ask.count()) {
        await this.hold(ask);
        continue;
      }
      const phase = await this.visitor.phase();
      if (phase.includes(word) && (!unit || (await this.acts(unit)))) return true;
      if (phase.includes('ctivation') && (await this.activate())) continue;
      await this.end();
    }
    return false;
  }

  acts(unit) {
    return this.page.evaluate((name) => document.querySelector('canvas.map').acting().includes(name), unit);
  }

  async activate() {
    await this.visitor.key('n');
    const activate = this.visitor.button(/^Activate A1/);
    if (!(await activate.count())) return false;
    await this.order(() => activate.first().click());
    return true;
  }

  /** Types orders, one after another, and ends the step. */
  async enterAll(orders) {
    await this.visitor.myMove();
    await this.page.getByRole('tab', { name: 'Orders' }).click();
    const entry = this.page.getByLabel('Any order, as measured at the table');
    for (const order of orders) {
      await entry.fill(order);
      await this.order(() => entry.press('Enter'));
    }
    await this.end();
  }

  /** An inch to the north, and whoever sees it is asked. */
  async onward() {
    await this.visitor.key('Escape');
    await this.drag('allied/A1/1', 0, 1.2);
    const confirm = this.visitor.button('Confirm move');
    if (!(await confirm.count()) || !(await confirm.isEnabled())) {
      await this.visitor.key('Escape');
      return false;
    }
    await this.order(() => confirm.click());
    return true;
  }

  async hold(ask) {
    const hold = ask.getByRole('button', { name: /^Hold for this move/ });
    const answer = (await hold.count()) ? hold : ask.getByRole('button').first();
    await this.order(() => answer.click());
  }
}

async function crossroads(visit, side, options) {
  const ann = await visit(options);
  await ann.playTheComputer({ game: 'Great Battles', scenario: 'The Crossroads', side });
  return new AtTable(ann);
}

/** The Crossroads with both sides at one seat. */
async function refereed(visit) {
  const ann = await visit();
  const { page } = ann;
  await ann.goto();
  await page.getByRole('listitem').filter({ hasText: 'Great Battles' }).getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('radio', { name: 'The Crossroads' }).check();
  await page.getByRole('radio', { name: 'Allied' }).check();
  await page.getByRole('radio', { name: 'at this screen' }).check();
  await page.getByRole('checkbox', { name: /Referee a table/ }).check();
  await ann.button('Start at this screen').click();
  await ann.myMove();
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
      await ann.button('Register').first().click();
      await at.click('12,13');
      await at.preview().getByText(/is suppressed in/).first().waitFor();
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
      assert.ok(await at.until('Movement', 'allied/A1'));
      await at.drag('allied/A1/1', 0.4, 1.9, async () => {
        await at.preview().getByText(/good going/).first().waitFor();
        await ann.shot('greatbattles-drag');
      });
      await at.preview().getByText(/shows itself by moving/).waitFor();
      await ann.axe('a move that is previewed');
      await at.order(() => ann.button('Confirm move').click());
      await page.getByText(/allied\/A1 moves/).first().waitFor();
      // Too far is refused with its clause while it is dragged, and can be cut to what is left.
      assert.ok(await at.until('Movement', 'allied/A1'));
      await at.drag('allied/A1/1', 0, 6);
      await at.preview().getByRole('link', { name: 'G32' }).first().waitFor();
      await ann.button('Only as far as it can').click();
      await at.preview().getByText(/(99|100) % of the action/).waitFor();
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
      const at = await refereed(visit);
      const { visitor: ann, page } = at;
      await at.enterAll(['set-up allied/A1 assault 11,4.8 0', 'set-up allied/COps assault 12,1 0', 'set-up allied/FUP assault 12,3 0']);
      await at.enterAll(['set-up axis/A1 defensive 11,10.4 180', 'set-up axis/COps assault 12,23 180', 'set-up axis/FUP assault 12,21 180']);
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
      const at = await refereed(visit);
      const { visitor: ann, page } = at;
      await page.getByRole('tab', { name: 'Orders' }).click();
      const entry = page.getByLabel('Any order, as measured at the table');
      await entry.fill('set-up allied/A1 assault 9,15 0');
      await page.getByText(/would not stand in its set-up zone/).first().waitFor();
      await ann.shot('greatbattles-referee');
      await ann.axe('the referee');
      await at.enterAll(['set-up allied/A1 assault 9,4.6 0', 'set-up allied/COps assault 12,1 0', 'set-up allied/FUP assault 12,3 0']);
      await page.getByText('refereeing · axis decides').waitFor();
      assert.equal(await page.getByRole('dialog', { name: 'Hand over' }).count(), 0);
    },
  },
  {
    name: 'great battles: the tutorial at the crossroads is followed by doing what it says',
    async run({ visit }) {
      const ann = await visit();
      const { page } = ann;
      const at = new AtTable(ann);
      await ann.goto();
      await ann.button('Learn the table: The Crossroads').click();
      const coach = page.getByRole('region', { name: 'Tutorial' });
      const step = (n) => coach.getByText(`Step ${n} of`).waitFor();
      await step(1);
      await ann.myMove();
      await ann.axe('the tutorial of Great Battles');
      await coach.getByRole('button', { name: 'Take up A1' }).click();
      await step(2);
      await ann.shot('greatbattles-tutorial');
      await at.setUpAllied();
      await step(5);
      await ann.button('Register').first().click();
      await at.click('12,13');
      await at.preview().getByText(/is suppressed in/).first().waitFor();
      await at.order(() => ann.button('Confirm', { exact: true }).click());
      await step(6);
      await ann.button('Sight').click();
      await at.drag('allied/A1/1', 3.6, 8.4);
      await step(7);
      await ann.button('Sight').click();
      assert.ok(await at.until('Movement', 'allied/A1'));
      await step(8);
      await at.drag('allied/A1/1', 0, 1.5);
      await ann.press('Confirm move');
      await coach.getByText(/Step (9|10|11|12) of/).waitFor();
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

/** In the fire step: clicks own stands until one has a target, and looks at the ladder of modifiers. */
async function weigh(at) {
  if (!(await at.visitor.phase()).includes('Fire') || (await at.page.getByRole('alertdialog').count())) return false;
  for (const stand of ['axis/A1/1', 'axis/A1/2', 'allied/A1/1', 'allied/A1/2']) {
    // It may have been destroyed, or lie under a card.
    if (!(await at.click(stand).then(() => true, () => false))) continue;
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
