import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Someone with a browser of their own: a context, a page, and what a person does with them. */
export class Visitor {
  static async open(browser, base, pictures, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', bypassCSP: false, ...options });
    // Sockets are kept at hand so that a test can cut them.
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
    return new Visitor(context, page, base, pictures);
  }

  constructor(context, page, base, pictures) {
    Object.assign(this, { context, page, base, pictures, trouble: [], frames: [] });
    page.on('console', (m) => m.type() === 'error' && this.trouble.push(m.text()));
    page.on('pageerror', (e) => this.trouble.push(e.stack));
    page.on('request', (r) => {
      if (!r.url().startsWith(base) && !/^(data|blob):/.test(r.url())) this.trouble.push(`an outside request: ${r.url()}`);
    });
    page.on('websocket', (ws) => ws.on('framereceived', (f) => this.frames.push(String(f.payload))));
  }

  close() {
    return this.context.close();
  }

  /** No unhandled error in the console, no request to anywhere else. */
  mustBeQuiet() {
    assert.deepEqual(this.trouble, []);
  }

  shot(name) {
    return this.page.screenshot({ path: join(this.pictures, `${name}.png`) });
  }

  async axe(what) {
    await this.page.evaluate(axe);
    const { violations } = await this.page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    const said = violations.map((v) => `${v.id}: ${v.help} (${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join('; ')})`);
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
    if (scenario !== 'First Seven Days') await this.page.getByRole('radio', { name: scenario }).check();
    await this.button('Start the game').click();
    await this.page.locator('canvas.map').waitFor();
  }

  phase() {
    return this.page.locator('.where').textContent();
  }

  /** Waits until it is this visitor's move, or the game is over. */
  async myMove() {
    await this.page.locator('.prompt[data-mine=yes][data-ready=yes], .prompt[data-over=yes]').waitFor({ timeout: 120_000 });
    return (await this.page.locator('.prompt[data-over=yes]').count()) === 0;
  }

  /** Ends the phase; if something was forgotten, ends it all the same. */
  async endPhase() {
    const before = await this.phase();
    const end = this.page.locator('[data-ends]');
    await end.click();
    const moved = () => this.page.waitForFunction((was) => document.querySelector('.where')?.textContent !== was, before, { timeout: 120_000 });
    const anyway = this.button(/anyway/);
    const what = await Promise.race([anyway.waitFor().then(() => 'asked', () => 'gone'), moved().then(() => 'ended', () => 'gone')]);
    if (what === 'asked') await anyway.click();
    await this.page.waitForFunction((was) => document.querySelector('.where')?.textContent !== was || document.querySelector('.prompt[data-over=yes]'), before, { timeout: 120_000 });
  }

  /** Answers whatever the game asks, with the first thing it offers, or ends the phase. */
  async answer() {
    const before = await this.page.locator('.prompt').innerText();
    const ends = this.page.locator('.prompt [data-ends]');
    if (await ends.count()) await ends.first().click();
    else await this.page.locator('.prompt .acts button:not([disabled])').first().click();
    const anyway = this.button(/anyway/);
    const changed = () => this.page.waitForFunction((was) => document.querySelector('.prompt')?.innerText !== was, before, { timeout: 120_000 });
    const what = await Promise.race([anyway.waitFor().then(() => 'asked', () => 'gone'), changed().then(() => 'changed', () => 'gone')]);
    if (what === 'asked') await anyway.click();
    await changed();
  }

  /** Takes up a unit by its name, as with the key / and Enter. */
  async find(unit) {
    await this.button('Find').click();
    await this.page.getByRole('searchbox', { name: /Name, hex or unit/ }).fill(unit);
    await this.page.keyboard.press('Enter');
    await this.page.locator('.selection').waitFor();
  }

  /** Where a hex is on the screen, in pixels of the page. */
  async place(hex) {
    return this.page.evaluate((name) => {
      const canvas = document.querySelector('canvas.map');
      const [x, y] = canvas.placeOf(name);
      const box = canvas.getBoundingClientRect();
      return { x: box.left + x, y: box.top + y };
    }, hex);
  }

  async clickHex(hex) {
    const { x, y } = await this.place(hex);
    await this.page.mouse.click(x, y);
  }

  async painted() {
    await this.page.waitForFunction(() => document.querySelector('canvas.map')?.isPainted?.(), null, { timeout: 60_000 });
  }
}
