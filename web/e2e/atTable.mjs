import assert from 'node:assert/strict';

/** What the log of The Crossroads calls sides and posts. */
const NATION = { allied: 'US', axis: 'German' };
const POST = { COps: 'Center of Operations', FUP: 'Forming Up Place' };

/** A visitor at a table measured in inches: places are inches from the south-west corner, or the names of stands. */
export class AtTable {
  constructor(visitor) {
    Object.assign(this, { visitor, page: visitor.page });
  }

  /** A scenario with both sides at one seat. */
  static async refereed(visit, scenario) {
    const ann = await visit();
    const { page } = ann;
    await ann.goto();
    await page.getByRole('listitem').filter({ hasText: 'Great Battles' }).getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('radio', { name: scenario }).check();
    await page.getByRole('radio', { name: 'Allied' }).check();
    await page.getByRole('radio', { name: 'hot seat' }).check();
    await page.getByRole('checkbox', { name: /Referee a game/ }).check();
    await ann.button('Start the hot-seat game').click();
    await ann.myMove();
    return new AtTable(ann);
  }

  click(spot) {
    return this.visitor.clickHex(spot);
  }

  /** Lays the first template on a place of the hidden map, without confirming it. */
  async register(spot) {
    await this.visitor.button('Register').first().click();
    await this.click(spot);
    await this.preview()
      .getByText(/is suppressed in/)
      .first()
      .waitFor();
  }

  /** Drags a stand or place so many inches east and north; `before` happens before it is released. */
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

  /** Drags a stand to where another one is, or so many inches short of it. */
  async dragTo(from, to, short = 0) {
    const [a, b] = [await this.visitor.place(from), await this.visitor.place(to)];
    const [o, p] = [await this.visitor.place('1,1'), await this.visitor.place('2,2')];
    const [east, north] = [(b.x - a.x) / (p.x - o.x), (b.y - a.y) / (p.y - o.y)];
    const share = Math.max(0, 1 - short / Math.hypot(east, north));
    await this.drag(from, east * share, north * share);
  }

  /** Looks for a place, a battalion or a stand by name, and selects the first match. */
  async find(words) {
    await this.visitor.key('/');
    await this.page.getByRole('searchbox', { name: 'Name of a place, battalion or stand' }).fill(words);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    await this.visitor.settled();
  }

  selection() {
    return this.page.getByRole('region', { name: 'Selection' });
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
    const attach = visitor.button(/^Attach (?!all)/);
    await attach.first().waitFor();
    for (let left = await attach.count(); left > 0; left--) {
      await this.order(() => attach.first().click());
      assert.equal(await attach.count(), left - 1);
    }
    await visitor.button(new RegExp(`^${formation}`)).click();
    await this.order(() => this.click(spot));
    await page
      .getByText(new RegExp(`${NATION[side]} A1 is set up`))
      .first()
      .waitFor();
    for (const [post, where] of posts) {
      await beside.getByRole('button', { name: new RegExp(`^${post}`) }).click();
      await page.getByRole('region', { name: 'Selection' }).getByText(post).first().waitFor();
      await this.order(() => this.click(where));
      await page
        .getByText(new RegExp(`${NATION[side]} ${POST[post]} is set up`))
        .first()
        .waitFor();
    }
    await this.end();
  }

  setUpAllied() {
    return this.setUp('allied', 'assault', '9,4.6', [
      ['COps', '12,0.5'],
      ['FUP', '12,2'],
    ]);
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

  /** Of some stands those that are on the table. */
  present(stands) {
    return this.page.evaluate(
      (names) => names.filter((name) => Number.isFinite(document.querySelector('canvas.map').placeOf(name)[0])),
      stands,
    );
  }

  /** An inch to the north, and the enemy that sees it is asked. */
  async onward() {
    await this.visitor.key('Escape');
    const [stand] = await this.present(['allied/A1/1', 'allied/A1/2', 'allied/A1/3']);
    if (!stand) return false;
    await this.drag(stand, 0, 1.2);
    const confirm = this.visitor.button('Confirm move');
    if (!(await confirm.count()) || !(await confirm.isEnabled())) {
      await this.visitor.key('Escape');
      return false;
    }
    await this.order(() => confirm.click());
    return true;
  }

  /** Names of the stands of a unit that are on the table. */
  standsOf(unit) {
    return this.page.evaluate(
      (name) =>
        document
          .querySelector('canvas.map')
          .stands()
          .filter((s) => s.startsWith(`${name}/`)),
      unit,
    );
  }

  /** In the fire step: all stands of a battalion that can aim at the first target found do so, and fire. */
  async shoot(unit) {
    await this.find(unit);
    const fire = this.visitor.button(/ fires at its targets/);
    if (!(await fire.count()) && !(await this.aim(unit))) return false;
    await this.order(() => fire.first().click());
    return true;
  }

  async aim(unit) {
    const { visitor, page } = this;
    for (const stand of await this.standsOf(unit)) {
      await visitor.key('Escape');
      await this.find(stand);
      const target = page.getByRole('list', { name: 'Targets' }).getByRole('button');
      if (!(await target.count())) continue;
      await target.first().click();
      await this.preview().getByText('To hit at this range').waitFor();
      await visitor.settled();
      const one = visitor.button('Aim', { exact: true });
      if (!(await one.isEnabled())) continue;
      const all = visitor.button(/^All \d+ stands of/);
      const several = (await all.count()) > 0;
      await visitor.change(() => (several ? all : one).click());
      await page.locator('[aria-label=Selection][aria-busy=false]').waitFor();
      await visitor.myMove();
      return true;
    }
    return false;
  }

  /** In the movement step: a battalion that has a target where it stands ends the movement and fires at it. */
  async fireInstead(unit) {
    const { visitor, page } = this;
    for (const stand of await this.standsOf(unit)) {
      await this.find(stand);
      const target = page.getByRole('list', { name: 'Targets' }).getByRole('button');
      if (!(await target.count())) continue;
      await target.first().click();
      const instead = visitor.button(/^End the movement and aim/);
      await this.preview().waitFor();
      await visitor.settled();
      if (await instead.count()) {
        await visitor.change(() => instead.click());
        await page.locator('[aria-label=Selection][aria-busy=false]').waitFor();
        await visitor.myMove();
        return true;
      }
      await visitor.key('Escape');
    }
    return false;
  }

  /** In the fire step: the first stand that can rally tries to. */
  async rally(unit) {
    await this.find(unit);
    const rally = this.visitor.button(/^Rally/);
    if (!(await rally.count())) return false;
    await this.order(() => rally.first().click());
    return true;
  }

  /** In the movement step: drags the battalion up to the nearest enemy stand, and says whether a close combat is previewed. */
  async assault(unit, enemy) {
    const { visitor, page } = this;
    await visitor.key('Escape');
    const pair = await page.evaluate(
      ([own, others]) => {
        const canvas = document.querySelector('canvas.map');
        const all = canvas.stands();
        const far = (a, b) => Math.hypot(...canvas.placeOf(a).map((v, i) => v - canvas.placeOf(b)[i]));
        return all
          .filter((s) => s.startsWith(`${own}/`))
          .flatMap((a) => all.filter((s) => s.startsWith(`${others}/`)).map((b) => [a, b]))
          .sort((p, q) => far(...p) - far(...q))[0];
      },
      [unit, enemy],
    );
    if (!pair) return false;
    // Until it touches the enemy, not onto it: how far that is depends on how the stands face each other.
    for (const short of [0.5, 0.6, 0.8, 1, 0.3]) {
      await this.dragTo(...pair, short);
      if (
        await this.preview()
          .getByText(/^Close combat with/)
          .count()
      )
        return true;
      await visitor.key('Escape');
    }
    return false;
  }

  async hold(ask) {
    const hold = ask.getByRole('button', { name: /^Hold fire for the rest of this move/ });
    const answer = (await hold.count()) ? hold : ask.getByRole('button').first();
    await this.order(() => answer.click());
  }
}
