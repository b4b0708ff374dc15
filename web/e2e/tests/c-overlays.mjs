import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { Seat } from '../api.mjs';

export default [
  alone('every overlay goes on and off by button and by key, with a legend', async (ann) => {
    const { page } = ann;
    await ann.begin();
    const legend = page.getByRole('list', { name: 'Legend' });
    for (const [name, key, says] of [
      ['Supply', 'Shift+S', 'supply line'],
      ['Threat', 'Shift+T', 'can be attacked'],
    ]) {
      await ann.button(name, { exact: true }).click();
      await legend.getByText(says).waitFor();
      await page.keyboard.press(key);
      await legend.waitFor({ state: 'detached' });
    }
    await page.keyboard.press('Shift+H');
    await legend.getByText('front of 16 Dec 1944').waitFor();
    await page.getByLabel('Historical front').selectOption('');
    await legend.waitFor({ state: 'detached' });
  }),
  alone('the threat overlay names who could attack', async (ann) => {
    const { page } = ann;
    await ann.begin();
    await page.keyboard.press('Shift+T');
    const card = page.getByRole('region', { name: 'Threat as far as you can know' });
    await card.getByText('American 1st Operation Phase, 16 Dec.').waitFor();
    const seat = await Seat.of(ann);
    const { hexes, notes } = await seat.ask('threat american');
    assert.ok(hexes.length > 20 && notes.length > 2, `${hexes.length} hexes, ${notes.length} assumptions`);
    const { hex, units } = hexes.find((h) => h.sure > 0);
    await ann.button('Find').click();
    await page.getByRole('searchbox', { name: /Name, hex or unit/ }).fill(hex);
    await page.keyboard.press('Enter');
    await card.getByRole('heading', { name: new RegExp(hex) }).waitFor();
    assert.equal(await card.locator('.units li').count(), Math.min(12, units));
    await ann.axe('the threat overlay');
    await ann.painted();
    await ann.shot('threat');
  }),
];
