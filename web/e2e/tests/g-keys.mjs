import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { AtTable } from '../atTable.mjs';

/** Where two places are on the screen: it changes when the map moves or is zoomed. */
const lies = (ann, ...places) =>
  ann.page.evaluate((names) => names.map((name) => document.querySelector('canvas.map').placeOf(name).map(Math.round)).join(' '), places);

/** Presses a key, and finds something changed by it. */
async function changes(ann, key, look) {
  const before = await look();
  await ann.key(key);
  for (let i = 0; i < 50 && (await look()) === before; i++) await ann.page.waitForTimeout(40);
  assert.notEqual(await look(), before, `the key ${key} does nothing`);
}

/** What the map looks like. */
const picture = async (ann) => (await ann.page.locator('canvas.map').screenshot()).toString('base64');

/** Opens something by a key, and closes it with Escape. */
async function opens(ann, key, name) {
  await ann.key(key);
  const dialog = ann.page.getByRole('dialog', { name });
  await dialog.waitFor();
  await ann.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

async function commonKeys(ann, ...places) {
  const map = () => lies(ann, ...places);
  await changes(ann, '+', map);
  await changes(ann, 'ArrowLeft', map);
  await changes(ann, 'ArrowUp', map);
  await changes(ann, 'ArrowRight', map);
  await changes(ann, 'ArrowDown', map);
  await changes(ann, '-', map);
  await opens(ann, '?', 'Keys and gestures');
  await opens(ann, '/', /^Find/);
}

export default [
  alone('keys: the keys of the map, the old game’s P and D, and G with a digit do what the help says at a table of hexes', async (ann) => {
    const { page } = ann;
    const selection = page.locator('.selection');
    await ann.begin();
    await ann.painted();
    await commonKeys(ann, '9,23', '12,23');

    // The old game's keys of the organization phase: P shows the pools, D the pace or the unit.
    await ann.key('p');
    await page
      .getByRole('status')
      .getByText(/corps pools/)
      .waitFor();
    await ann.key('d');
    await page
      .getByRole('status')
      .getByText(/opponent's moves are shown/)
      .waitFor();
    await ann.key('n');
    await ann.key('d');
    await selection.waitFor();
    // M is a key of the unit's own menu.
    await ann.key('q');
    await selection.waitFor({ state: 'detached' });
    await ann.endPhase();
    await ann.myMove();

    await changes(ann, 't', () => picture(ann));
    await ann.key('t');
    const control = ann.button('Control', { exact: true });
    await changes(ann, 'Shift+C', () => control.getAttribute('aria-pressed'));

    // G selects what is in a hex; of several units a digit chooses one.
    await ann.find('9,23');
    await ann.key('g');
    await selection.waitFor();
    assert.ok((await selection.locator('.stack li').count()) > 1);
    await ann.key('1');
    await selection.locator('.title').waitFor();
    // Typed in one go, before anything that is asked about the units is answered.
    const unit = (n) => selection.locator('.stack li').nth(n).locator('b').textContent();
    const lead = () => selection.locator('.stack li.lead b').textContent();
    for (const key of ['g', '2', 'g', '1', 'g', '2']) await page.keyboard.press(key);
    await ann.settled();
    assert.equal(await lead(), await unit(1));
    for (const key of ['g', '1']) await page.keyboard.press(key);
    await ann.settled();
    assert.equal(await lead(), await unit(0));
    // 0 brings the unit back to the middle, Y traces its supply.
    for (let i = 0; i < 3; i++) await ann.key('ArrowLeft');
    await changes(ann, '0', () => lies(ann, '9,23'));
    const middle = await page.locator('canvas.map').boundingBox();
    const { x, y } = await ann.place('9,23');
    assert.ok(Math.abs(x - middle.x - middle.width / 2) < 3 && Math.abs(y - middle.y - middle.height / 2) < 3, `${x}, ${y}`);
    await ann.key('y');
    await selection.locator('.supply').getByText(/suppl/i).first().waitFor();
    await ann.shot('keys-hexes');
  }),
  alone('keys: every key of the help does what it says in Great Battles', async (ann) => {
    const { page } = ann;
    await ann.playTheComputer({ game: 'Great Battles', scenario: 'The Crossroads', side: 'Allied' });
    const at = new AtTable(ann);
    await ann.myMove();
    await commonKeys(ann, '9,4', '12,9');
    await changes(ann, '+', () => lies(ann, '9,4', '12,9'));
    await changes(ann, '0', () => lies(ann, '9,4', '12,9'));
    await ann.press('Suggested set-up');
    await ann.key('Escape');
    const pressed = (name) => ann.button(name, { exact: true }).getAttribute('aria-pressed');
    await changes(ann, 's', () => pressed('Sight'));
    await ann.key('s');
    await changes(ann, 'r', () => pressed('Ruler'));
    await ann.key('r');
    // C ends the step, where it is printed; A activates.
    await ann.change(() => page.keyboard.press('c'));
    assert.ok(await at.until('ctivation', '', 20));
    await ann.key('n');
    await at.selection().waitFor();
    for (let i = 0; i < 6 && !(await ann.button(/^Activate A1/).count()); i++) await ann.key('n');
    await at.order(() => page.keyboard.press('a'));
    assert.ok(await at.until('Movement', 'allied/A1'));
    await at.find('allied/A1');
    // Formations, facing, the ghost by arrows, a corner, and one step back.
    const shaped = (name) => () =>
      ann
        .button(new RegExp(`^${name}`))
        .first()
        .getAttribute('aria-pressed');
    await changes(ann, '1', shaped('defensive'));
    await changes(ann, '3', shaped('march column'));
    await changes(ann, '4', shaped('road column'));
    await changes(ann, '2', shaped('assault'));
    const facing = () => page.locator('.facing').textContent();
    await changes(ann, ']', facing);
    await changes(ann, '[', facing);
    await ann.key('Escape');
    await at.find('allied/A1');
    await page.locator('body').press('ArrowUp');
    await at.preview().getByText('Move A1 0.5″ north').waitFor();
    await page.locator('body').press('Shift+ArrowUp');
    await at.preview().getByText('Move A1 0.6″ north').waitFor();
    await ann.settled();
    await page.locator('body').press('v');
    await page.locator('body').press('ArrowRight');
    await at
      .preview()
      .getByText(/of the action/)
      .first()
      .waitFor();
    await ann.key('q');
    await at.preview().waitFor({ state: 'detached' });
    await page.locator('body').press('ArrowUp');
    await at.preview().getByText('Move A1 0.5″ north').waitFor();
    await ann.settled();
    await at.order(() => page.keyboard.press('Enter'));
    await page
      .getByText(/US A1 moves/)
      .first()
      .waitFor();
  }),
];
