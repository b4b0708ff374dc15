import assert from 'node:assert/strict';
import { AtTable } from '../atTable.mjs';

/** Counts the clicks of a visitor from now on. */
async function countClicks(visitor) {
  await visitor.context.addInitScript(() => {
    addEventListener('click', (event) => event.isTrusted && (sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1), true);
  });
  return () => visitor.page.evaluate(() => Number(sessionStorage.clicks ?? 0));
}

/** From the home page to the first order of one's own, as a new visitor goes. */
const FIRST_ORDERS = {
  'Race for Bastogne': async (ann) => {
    await ann.clickHex('14,7');
    await ann.change(() => ann.clickHex('13,6'));
  },
  Breakthrough: (ann) => ann.press('Begin'),
  'Wave of Terror': async (ann) => {
    await ann.clickHex('E3918');
    await ann.press(/^Attack at/);
  },
  'Great Battles': (ann) => ann.press('Suggested set-up'),
};

/** Steps of a day that ask for nothing but a press. */
const MOST_PRESSES = 25;

/** A day of an attacker who moves, fires, rallies, calls guns and assaults wherever that can be done. */
class Day {
  presses = 0;
  decisions = { orders: 0, answers: 0 };
  /** What was done, by its name, and what was pressed beside it. */
  done = new Map();
  pressed = new Map();

  constructor(at) {
    Object.assign(this, { at, ann: at.visitor });
  }

  /** Does what is asked now: answers, decides, or presses on where nothing is worth deciding. */
  async next() {
    const { at, ann } = this;
    const ask = ann.page.locator('.stage').getByRole('alertdialog');
    if (await ask.count()) return this.answer(ask);
    if (await this.decide()) return;
    await ann.change(
      () => this.press(ann.page.locator('[data-ends]').first()),
      () => this.press(ann.button(/anyway/)),
    );
    await at.visitor.myMove();
  }

  async press(button) {
    const step = (await this.ann.phase()).split(' · ').at(-1);
    const name = `${step}: ${(await button.innerText()).split('\n')[0].trim()}`;
    this.pressed.set(name, (this.pressed.get(name) ?? 0) + 1);
    this.presses++;
    await button.click();
  }

  /** Fires with the best shot there is. */
  async answer(ask) {
    this.decisions.answers++;
    const fire = ask.getByRole('button', { name: 'Fire', exact: true });
    if (await fire.count()) await this.at.order(() => fire.first().click());
    else await this.at.hold(ask);
  }

  async decide() {
    const phase = (await this.ann.phase()).toLowerCase();
    for (const [name, word, act] of DECISIONS) {
      if (!phase.includes(word) || !(await act(this.at, this.ann))) continue;
      this.decisions.orders++;
      this.done.set(name, (this.done.get(name) ?? 0) + 1);
      return true;
    }
    return false;
  }
}

const confirmed = async (at, ann) => {
  const confirm = ann.button(/^Confirm/);
  if (!(await confirm.count()) || !(await confirm.isEnabled())) return false;
  await at.order(() => confirm.click());
  return true;
};

/** What there is to decide, by the step in which it is. */
const DECISIONS = [
  ['plan guns', 'plan', (at, ann) => plan(at, ann)],
  ['activate', 'ctivation', (at) => at.activate()],
  ['call guns', 'barrage', (at, ann) => callGuns(at, ann)],
  ['assault', 'movement', async (at, ann) => (await canMove(at)) && (await at.assault('allied/A1', 'axis')) && (await confirmed(at, ann))],
  ['fire', 'movement', async (at) => (await canMove(at)) && (await at.fireInstead('allied/A1'))],
  ['move', 'movement', async (at) => (await canMove(at)) && (await at.onward())],
  ['rally', 'fire', (at) => at.rally('allied/A1')],
  ['fire', 'fire', (at) => at.shoot('allied/A1')],
  ['fight', 'close', (at, ann) => fight(at, ann)],
];

const canMove = (at) => at.acts('allied/A1');

/** Registers the first template in front of the town, once. */
async function plan(at, ann) {
  if (at.planned || !(await ann.button('Register').count())) return false;
  at.planned = true;
  await at.register('12,10.3');
  await at.order(() => ann.button('Confirm', { exact: true }).click());
  return true;
}

async function callGuns(at, ann) {
  const known = ann.button(/^Call template/);
  if (await known.count()) {
    await at.order(() => known.first().click());
    return true;
  }
  const anywhere = ann.button('Call to a place');
  const [enemy] = await at.standsOf('axis/A1');
  if (!enemy || !(await anywhere.count())) return false;
  await anywhere.first().click();
  await at.click(enemy);
  const call = ann.button('Call it');
  await call.waitFor();
  if (!(await call.isEnabled())) {
    await ann.key('Escape');
    return false;
  }
  await at.order(() => call.click());
  return true;
}

async function fight(at, ann) {
  await ann.key('n');
  const combat = ann.button(/^Fight/);
  if (!(await combat.count())) return false;
  await combat.first().click();
  const confirm = at.preview().getByRole('button', { name: 'Fight', exact: true });
  await confirm.waitFor();
  await at.order(() => confirm.click());
  return true;
}

export default [
  ...Object.entries(FIRST_ORDERS).map(([game, order]) => ({
    name: `measures: at most 5 clicks from the home page to the first order of ${game}`,
    async run({ visit, tell }) {
      const ann = await visit();
      const clicks = await countClicks(ann);
      await ann.goto();
      await ann.page.getByRole('listitem').filter({ hasText: game }).getByRole('button', { name: 'Play the computer' }).click();
      await ann.button('Start the game').click();
      await ann.page.locator('canvas.map').waitFor();
      await ann.myMove();
      await ann.painted();
      await order(ann);
      const n = await clicks();
      tell(`${game}: ${n} clicks`);
      assert.ok(n > 0 && n <= 5, `${n} clicks`);
    },
  })),
  {
    name: `measures: a day of The Crossroads as attacker takes at most ${MOST_PRESSES} presses beside decisions`,
    async run({ visit, tell }) {
      const ann = await visit();
      await ann.playTheComputer({ game: 'Great Battles', scenario: 'The Crossroads', side: 'Allied' });
      const at = new AtTable(ann);
      await ann.myMove();
      await ann.press('Suggested set-up');
      const day = new Day(at);
      for (let i = 0; i < 300 && (await ann.myMove()); i++) await day.next();
      const { presses, decisions } = day;
      const told = [...day.done].map(([name, n]) => `${name} ${n}`).join(', ');
      tell(`The Crossroads: ${presses} presses beside ${decisions.orders} orders (${told}) and ${decisions.answers} answers`);
      tell(`${[...day.pressed].map(([name, n]) => `${name} ${n}`).join(', ')}`);
      for (const name of ['activate', 'move', 'fire', 'call guns']) assert.ok(day.done.has(name), `never: ${name}`);
      assert.ok(presses <= MOST_PRESSES, `${presses} presses`);
    },
  },
];
