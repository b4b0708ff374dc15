import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Long, for a slow machine: a test waits for a fact, so that a fast one loses nothing by it. */
const PATIENCE = Number(process.env.PATIENCE ?? 120_000);
/** A computer player may think about many orders in a row. */
const OTHERS = 300_000;

/** Someone with a browser of their own: a context, a page, and what a person does with them. */
export class Visitor {
  static async open(browser, base, pictures, { slow = 1, ...options } = {}) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      bypassCSP: false,
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    // Sockets are kept so that a test can close them.
    await context.addInitScript(() => {
      const Real = window.WebSocket;
      window.sockets = [];
      window.WebSocket = class extends Real {
        constructor(...args) {
          super(...args);
          window.sockets.push(this);
        }
      };
    });
    const page = await context.newPage();
    if (slow > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slow });
    return new Visitor(context, page, base, pictures);
  }

  constructor(context, page, base, pictures) {
    Object.assign(this, { context, page, base, folder: pictures, trouble: [], frames: [], diary: [], looks: 0 });
    page.on('console', (m) => m.type() === 'error' && this.trouble.push(m.text()));
    page.on('console', (m) => this.note(`console ${m.type()}: ${m.text()}`));
    page.on('pageerror', (e) => this.trouble.push(e.stack));
    page.on('request', (r) => {
      if (!r.url().startsWith(base) && !/^(data|blob):/.test(r.url())) this.trouble.push(`an outside request: ${r.url()}`);
    });
    page.on('response', async (response) => {
      if (!response.url().includes('/opening?')) return;
      const told = await response.text().catch(() => null); // the page may be gone by now
      if (told) this.frames.push(told);
    });
    page.on('websocket', (ws) => {
      ws.on('framereceived', (f) => {
        this.frames.push(String(f.payload));
        this.note(`<- ${f.payload}`);
      });
      ws.on('framesent', (f) => this.note(`-> ${f.payload}`));
    });
  }

  close() {
    return this.context.close();
  }

  note(line) {
    this.diary.push(`${new Date().toISOString().slice(11, 23)} ${line.replace(/"token":"[^"]*"/, '"token":"…"').slice(0, 220)}`);
    if (this.diary.length > 40) this.diary.shift();
  }

  /** No unhandled error in the console, no request to anywhere else. */
  mustBeQuiet() {
    assert.deepEqual(this.trouble, []);
  }

  shot(name) {
    return this.page.screenshot({ path: join(this.folder, `${name}.png`) });
  }

  /** What a reader of the log needs to understand a failure without the picture. */
  async report() {
    const seen = await this.page
      .evaluate(() => {
        const text = (selector) => [...document.querySelectorAll(selector)].map((e) => e.innerText.replace(/\s+/g, ' ').slice(0, 400));
        const table = document.querySelector('.table');
        return {
          url: location.href,
          table: table && { ...table.dataset },
          prompt: { ...document.querySelector('.prompt')?.dataset },
          where: text('.where'),
          asked: text('.prompt'),
          dialogs: text('[role=dialog], [role=alertdialog]'),
          refused: text('.reasons, .refusal, [role=alert]'),
          selection: text('.selection'),
          log: text('.log p').slice(-8),
          focus: document.activeElement?.outerHTML.slice(0, 160),
        };
      })
      .catch((e) => ({ 'the page does not answer': e.message }));
    return [JSON.stringify(seen, null, 1), ...this.trouble.map((t) => `trouble: ${t}`), 'the last messages:', ...this.diary].join('\n');
  }

  async axe(what) {
    await this.page.evaluate(axe);
    const { violations } = await this.page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    const said = violations.map(
      (v) =>
        `${v.id}: ${v.help} (${v.nodes
          .slice(0, 3)
          .map((n) => n.target.join(' '))
          .join('; ')})`,
    );
    assert.deepEqual(said, [], `axe on ${what}`);
  }

  goto(path = '') {
    return this.page.goto(`${this.base}/${path}`);
  }

  button(name, options = {}) {
    return this.page.getByRole('button', { name, ...options });
  }

  /** The two clicks from the home page to a game against the computer. */
  async playTheComputer({ side = 'German', scenario = 'First Seven Days', game = 'Breakthrough' } = {}) {
    await this.goto();
    await this.page.getByRole('listitem').filter({ hasText: game }).getByRole('button', { name: 'Play the computer' }).click();
    if (side !== 'German') await this.page.getByRole('radio', { name: side }).check();
    if (scenario && scenario !== 'First Seven Days') await this.page.getByRole('radio', { name: scenario }).check();
    await this.button('Start the game').click();
    await this.page.locator('canvas.map').waitFor();
  }

  /** From the home page to the recorded game of Breakthrough: the slider of its moments. */
  async watchDemonstration() {
    await this.goto();
    await this.button(/^Watch Breakthrough/).click();
    const slider = this.page.getByRole('slider', { name: 'Moment' });
    await slider.waitFor();
    return slider;
  }

  /** Breakthrough against the computer, in the German Unit Organization Phase. */
  async begin() {
    await this.playTheComputer();
    await this.myMove();
    await this.press('Begin');
    assert.match(await this.phase(), /German Unit Organization Phase/);
    await this.myMove();
  }

  /** Answers what is asked until the phase named comes; false if the game ends before. */
  async until(word) {
    for (let i = 0; i < 80; i++) {
      if (!(await this.myMove())) return false;
      if ((await this.phase()).includes(word)) return true;
      await this.answer();
    }
    throw new Error(`no ${word} in eighty decisions`);
  }

  phase() {
    return this.page.locator('.where').textContent();
  }

  /** Waits until every question of the page is answered: then nothing on it changes unless somebody acts. */
  async settled() {
    await this.page.waitForFunction(() => document.querySelector('.table')?.dataset.unanswered === '0', null, { timeout: PATIENCE });
  }

  /** Waits until it is this visitor's move, and what can be done is known, or the game is over. */
  async myMove() {
    const found = await this.page.waitForFunction(
      () => {
        const table = document.querySelector('.table');
        const { mine, ready, over } = document.querySelector('.prompt')?.dataset ?? {};
        if (table?.dataset.unanswered !== '0') return null;
        return over === 'yes' ? 'over' : mine === 'yes' && ready === 'yes' ? 'mine' : null;
      },
      null,
      { timeout: OTHERS },
    );
    return (await found.jsonValue()) === 'mine';
  }

  /** The position shown: whose, and after which item of the feed; and the refusals on the page. */
  shown() {
    return this.page.evaluate(() => {
      const { side, sequence } = document.querySelector('.table')?.dataset ?? {};
      return {
        at: `${side} ${sequence}`,
        refused: [...document.querySelectorAll('.reasons, .refusal')].map((e) => e.innerText).join('\n'),
      };
    });
  }

  /** Waits for another position than before, or for the warning that something was forgotten. A refusal is an error at once. */
  async otherThan(before) {
    const found = await this.page.waitForFunction(
      ({ at, refused }) => {
        const { side, sequence, unanswered } = document.querySelector('.table')?.dataset ?? {};
        if (sequence !== undefined && `${side} ${sequence}` !== at) return { what: 'changed' };
        if ([...document.querySelectorAll('.prompt [data-ends]')].some((b) => /anyway/.test(b.textContent))) return { what: 'warned' };
        const now = [...document.querySelectorAll('.reasons, .refusal')].map((e) => e.innerText).join('\n');
        return unanswered === '0' && now && now !== refused ? { what: 'refused', why: now } : null;
      },
      before,
      { timeout: PATIENCE },
    );
    const { what, why } = await found.jsonValue();
    if (what === 'refused') throw new Error(`refused: ${why}`);
    return what;
  }

  /** Does something that brings another position, and waits for it. */
  async change(act, confirm = () => this.button(/anyway/).click()) {
    await this.settled();
    const before = await this.shown();
    await act();
    if ((await this.otherThan(before)) !== 'warned') return;
    await confirm();
    await this.page.waitForFunction(
      (at) => {
        const { side, sequence } = document.querySelector('.table')?.dataset ?? {};
        return sequence !== undefined && `${side} ${sequence}` !== at;
      },
      before.at,
      { timeout: PATIENCE },
    );
  }

  /** Clicks a button that is an order. */
  press(name) {
    return this.change(() => this.button(name).click());
  }

  /** Ends the phase, even if something was forgotten. */
  endPhase() {
    return this.change(() => this.page.locator('[data-ends]').first().click());
  }

  /** Answers whatever the game asks, with the first thing it offers, or ends the phase. */
  answer() {
    return this.change(async () => {
      const ends = this.page.locator('.prompt [data-ends]');
      if (await ends.count()) await ends.first().click();
      else await this.page.locator('.ask .acts button, .prompt .acts button').first().click();
    });
  }

  /** A key on the page as a whole, and what it leads to. */
  async key(name) {
    await this.page.keyboard.press(name);
    await this.settled();
  }

  /** Selects a unit by its name, as with the key / and Enter. */
  async find(unit) {
    await this.button('Find').click();
    await this.page.getByRole('searchbox', { name: /Name, hex or unit/ }).fill(unit);
    await this.page.keyboard.press('Enter');
    await this.page.locator('.selection').waitFor();
    await this.settled();
  }

  /** Where a hex is on the screen, in pixels of the page, once the map lies still. */
  async place(hex) {
    const found = await this.page.waitForFunction(
      ([name, look]) => {
        const canvas = document.querySelector('canvas.map');
        if (!canvas?.placeOf) return null;
        const [x, y] = canvas.placeOf(name);
        if (!Number.isFinite(x + y)) return { nowhere: true };
        const box = canvas.getBoundingClientRect();
        const place = { x: box.left + x, y: box.top + y, look };
        const { lastSeen: before } = canvas;
        canvas.lastSeen = place;
        return before?.look === look && before.x === place.x && before.y === place.y ? place : null;
      },
      [hex, ++this.looks],
    );
    const place = await found.jsonValue();
    if (place.nowhere) throw new Error(`${hex} is not on the map`);
    return place;
  }

  /** Clicks a hex, a stand or a place of the table. */
  async clickHex(hex) {
    await this.settled();
    const { x, y } = await this.place(hex);
    const over = await this.page.evaluate(
      ([px, py]) => {
        const top = document.elementFromPoint(px, py);
        return top?.matches('canvas.map') ? '' : (top?.outerHTML.slice(0, 120) ?? 'nothing');
      },
      [x, y],
    );
    assert.equal(over, '', `${hex} at ${Math.round(x)}, ${Math.round(y)} is covered`);
    await this.page.mouse.click(x, y);
    await this.settled();
  }

  /** Waits until every picture of the page is painted. */
  async pictures() {
    await this.page.waitForFunction(
      () => document.querySelectorAll('[role=img] canvas').length > 2 && !document.querySelector('[role=img][aria-busy=true]'),
    );
  }

  /** Waits until the map and its counters are painted. */
  async painted() {
    await this.settled();
    await this.page.waitForFunction(() => document.querySelector('canvas.map')?.isPainted?.(), null, { timeout: PATIENCE });
  }
}

/** Whichever of several visitors must decide, once it is known what can be decided. */
export function whoMoves(...visitors) {
  return Promise.race(visitors.map((v) => v.myMove().then(() => v)));
}

/** Two browsers at one game; the second takes the other seat by invitation. */
export async function seatTwo(visit, { game, scenario, other }) {
  const ann = await visit();
  await ann.goto();
  await ann.page.getByRole('listitem').filter({ hasText: game }).getByRole('button', { name: 'Invite' }).click();
  if (scenario) await ann.page.getByRole('radio', { name: scenario }).check();
  await ann.button('Create the game').click();
  const link = await ann.page.getByRole('textbox', { name: other }).inputValue();
  const ben = await visit();
  await ben.page.goto(link);
  await ben.page.getByRole('textbox').fill('Ben');
  await ben.button('Take the seat').click();
  await ben.page.locator('canvas.map').waitFor();
  await ann.page.getByRole('link', { name: 'Go to the game' }).click();
  await ann.page.locator('canvas.map').waitFor();
  return [ann, ben];
}
