import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';

/** The record of a hot-seat game in which one order was given. */
async function begun(base) {
  const ask = async (path, token, body) => {
    const headers = { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...(body ? { 'Content-Type': 'application/json' } : {}) };
    return fetch(`${base}/api/${path}`, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
  };
  const seats = { german: { kind: 'me' }, american: { kind: 'me' } };
  const made = await (await ask('tables', null, { game: 'breakthrough', scenario: 'first-seven-days', seats })).json();
  const [table, { token }] = [`tables/${made.table}`, made.seats.find((s) => s.side === 'german')];
  const { sequence } = await (await ask(table, token)).json();
  const done = await ask(`${table}/orders`, token, { order: 'begin', sequence, key: 'one' });
  assert.equal(done.status, 200, await done.text());
  return (await ask(`${table}/record`, token)).text();
}

const linkTo = (record) => `#/record/${deflateRawSync(record).toString('base64url')}`;

export default [
  {
    name: 'record: a game from elsewhere comes in a link and goes on here with a friend',
    async run({ visit, base }) {
      const ann = await visit();
      const { page } = ann;
      await ann.goto(linkTo(await begun(base)));
      await page.getByText('Breakthrough in the Ardennes.').waitFor();
      await page.getByRole('combobox', { name: 'American' }).selectOption({ label: 'a friend, by link' });
      await ann.axe('a game from elsewhere');
      await ann.button('Go on with the game').click();
      assert.match(await page.getByRole('textbox', { name: /American/ }).inputValue(), /#\/join\//);
      await page.getByRole('link', { name: 'Go to the game' }).click();
      await page.locator('canvas.map').waitFor();
      await ann.myMove();
      assert.match(await ann.phase(), /German Unit Organization Phase/);
    },
  },
  {
    name: 'record: a link that was cut off is named, and one without a known game too',
    async run({ visit, base }) {
      const ann = await visit();
      await ann.goto(linkTo(await begun(base)).slice(0, 60));
      await ann.page.getByRole('alert').filter({ hasText: 'damaged or was cut off' }).waitFor();
      await ann.goto(linkTo('game chess\n'));
      await ann.page.getByRole('alert').filter({ hasText: 'no record of a game that can be played here' }).waitFor();
    },
  },
];
