import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';

/** Somebody without a mouse: Tab, Enter, arrows and letters, and a look at where the focus is. */
class AtKeys {
  constructor(visitor) {
    Object.assign(this, { visitor, page: visitor.page });
  }

  /** What has the focus: its tag, its name, and the part of the table it stands in. */
  focus() {
    return this.page.evaluate(() => {
      const { activeElement: e } = document;
      const name = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ');
      return { tag: e.tagName, name: `${name} ${e.value ?? ''}`.trim(), inQuestion: e.closest('[role=alertdialog]') !== null };
    });
  }

  /** Tab until something has the focus. */
  async tabTo(tag, name, most = 60) {
    for (let i = 0; i < most; i++) {
      const focus = await this.focus();
      if (focus.tag === tag && name.test(focus.name)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${most} times Tab do not lead to ${name}`);
  }

  /** Presses a key that brings another position, and finds the focus still at the table. */
  async change(key) {
    const press = () => this.page.keyboard.press(key);
    await this.visitor.change(press, press);
    const mine = await this.visitor.myMove();
    assert.notEqual((await this.focus()).tag, 'BODY', 'the focus was lost');
    return mine;
  }

  /** Answers the question that has come, with the first answer Tab leads to. */
  async answer() {
    assert.ok((await this.focus()).inQuestion, 'who is asked is brought to the question');
    await this.tabTo('BUTTON', /./, 8);
    assert.ok((await this.focus()).inQuestion, 'its answers follow');
    return this.change('Enter');
  }

  asked() {
    return this.page.locator('.stage').getByRole('alertdialog').count();
  }
}

export default [
  alone('wave: a couplet is played without a mouse, from the home page on, and the focus is never lost', async (ann) => {
    const keys = new AtKeys(ann);
    const { page } = ann;
    await ann.goto();
    await ann.pictures();
    await page.getByRole('listitem').filter({ hasText: 'Wave of Terror' }).getByRole('button', { name: 'Play the computer' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keys.tabTo('INPUT', /./, 8);
    assert.ok(await page.getByRole('radio', { name: 'The Northern Shoulder' }).isChecked());
    await keys.tabTo('BUTTON', /Start the game/);
    await page.keyboard.press('Enter');
    await ann.myMove();

    // Combat: the first target, who attacks, and the dice.
    await ann.key('n');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /the odds/ }).waitFor();
    await ann.settled();
    assert.match((await keys.focus()).name, /the odds/);
    const force = page.getByRole('group', { name: 'Attacking units' });
    const before = await force.getByRole('button', { pressed: true }).count();
    await keys.tabTo('BUTTON', /./, 8);
    await page.keyboard.press('Enter');
    await ann.settled();
    assert.equal(await force.getByRole('button', { pressed: true }).count(), before - 1);
    await keys.tabTo('BUTTON', /^Attack at/);
    await keys.change('Enter');
    for (let i = 0; i < 12 && (await keys.asked()); i++) await keys.answer();
    assert.match(await ann.phase(), /German combat$/);
    await keys.tabTo('BUTTON', /^End the combat phase/);
    await keys.change('Enter');

    // Movement: a unit by its key, a step by its digit, taken back and played again, and one chosen from the list.
    assert.match(await ann.phase(), /German movement$/);
    await ann.key('n');
    await keys.change('1');
    await page
      .getByText(/moved from/)
      .first()
      .waitFor();
    // The move has revealed something: a strict game does not take it back, and says so.
    await ann.key('Control+z');
    await page
      .getByText(/strict undo/)
      .first()
      .waitFor();
    await keys.tabTo('BUTTON', /^Log$/);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Orders', selected: true }).waitFor();
    await ann.key('n');
    await keys.tabTo('BUTTON', /^Move to/);
    await keys.change('Enter');
    await ann.key('Escape');
    await keys.change('q');
    for (let i = 0; i < 12 && !/second couplet/.test(await ann.phase()); i++) {
      if (await keys.asked()) await keys.answer();
      else await keys.change('q');
    }
    await ann.shot('wave-by-keys');
  }),
];
