import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';

export default [
  alone('the home page shows all games, each a click from a game against the computer', async (ann) => {
    await ann.goto();
    await ann.button('Play the computer').first().waitFor();
    await ann.page.getByRole('img', { name: /St. Vith/ }).waitFor();
    assert.equal(await ann.button('Play the computer').count(), 4);
    await ann.pictures();
    await ann.shot('home');
    await ann.axe('the home page');
  }),
  {
    name: 'the home page is dark where the system is, and fits a phone',
    async run({ visit }) {
      const ben = await visit({
        colorScheme: 'dark',
        viewport: { width: 375, height: 780 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      });
      await ben.goto();
      await ben.button('Play the computer').first().waitFor();
      await ben.pictures();
      await ben.shot('home-phone-dark');
      const wide = await ben.page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 375, `the page is ${wide} pixels wide on a phone`);
      await ben.axe('the home page, dark, on a phone');
    },
  },
  alone('the rulebook can be searched and opens at a clause', async (ann) => {
    await ann.goto('#/rules/breakthrough/7.6b');
    await ann.page.locator('[data-clause="7.6b"].here').waitFor();
    await ann.page.getByRole('searchbox', { name: 'Search the rules' }).fill('bridge engineer');
    await ann.page.locator('[data-clause="6.7d"]').waitFor();
    assert.equal(await ann.page.locator('[data-clause="7.6b"]').count(), 0);
    await ann.shot('rulebook');
    await ann.axe('the rulebook');
  }),
  alone('wrong addresses, tables and invitations end in a sentence and a way out', async (ann) => {
    for (const [path, sentence] of [
      ['#/nowhere/at/all', 'no page at the address'],
      ['#/table/no-such-table', 'There is no such game'],
      ['#/rules/chess', 'No such rulebook'],
    ]) {
      await ann.goto('');
      await ann.goto(path);
      await ann.page.getByText(sentence).first().waitFor();
      await ann.page.getByRole('link', { name: 'To the home page' }).waitFor();
    }
    await ann.goto('#/join/not-an-invitation');
    await ann.button('Take the seat').click();
    await ann.page.getByRole('alert').waitFor();
    ann.trouble = ann.trouble.filter((t) => !/Failed to load resource/.test(t)); // the browser itself reports 4xx answers
  }),
];
