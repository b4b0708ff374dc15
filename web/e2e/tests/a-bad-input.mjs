import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';

/** The browser itself reports answers of 4xx and lost connections in its console; the page has said them in words. */
const forgive = (visitor) =>
  (visitor.trouble = visitor.trouble.filter((t) => !/Failed to load resource|WebSocket connection|ERR_/.test(t)));

export default [
  alone('a key that fits no seat ends in a sentence and a way out', async (ann) => {
    await ann.playTheComputer();
    await ann.myMove();
    await ann.page.evaluate(() => {
      const seats = JSON.parse(localStorage.getItem('salient.seats')).map((s) => ({ ...s, token: 'A'.repeat(43) }));
      localStorage.setItem('salient.seats', JSON.stringify(seats));
    });
    await ann.page.reload();
    await ann.page.getByRole('heading', { name: /not yours|cannot be shown|may not/ }).waitFor();
    await ann.shot('bad-token');
    await ann.page.getByRole('link', { name: 'To the home page' }).click();
    await ann.button('Play the computer').first().waitFor();
    forgive(ann);
  }),
  alone('a server that is gone is said, and the page goes on when it is back', async (ann) => {
    await ann.playTheComputer();
    await ann.myMove();
    await ann.context.setOffline(true);
    await ann.page.evaluate(() => window.sockets.at(-1).close());
    await ann.page.getByText('The connection is lost').waitFor();
    await ann.shot('server-gone');
    await ann.context.setOffline(false);
    await ann.page.getByText('The connection is lost').waitFor({ state: 'detached' });
    await ann.press('Begin');
    assert.match(await ann.phase(), /German Unit Organization Phase/);
    // And on the home page, where nothing can be shown at all.
    await ann.page.route('**/api/**', (route) => route.abort());
    await ann.goto('');
    await ann.page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
    await ann.page.unroute('**/api/**');
    await ann.button('Try again').click();
    await ann.button('Play the computer').first().waitFor();
    forgive(ann);
  }),
  alone('a game of a newer version is named, not shown as a blank page', async (ann) => {
    await ann.playTheComputer();
    await ann.myMove();
    const address = ann.page.url();
    // As if the server had learnt a game this page does not know.
    const newer = (text) => String(text).replaceAll('"game":"breakthrough"', '"game":"chess"');
    await ann.page.routeWebSocket(/api\/live/, (client) => {
      const server = client.connectToServer();
      server.onMessage((text) => client.send(newer(text)));
    });
    await ann.page.route(/\/opening\?/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: newer(await response.text()) });
    });
    await ann.page.goto('about:blank');
    await ann.page.goto(address);
    await ann.page.getByText(/cannot show the game .chess./).waitFor();
    await ann.page.getByRole('link', { name: 'To the home page' }).waitFor();
    await ann.shot('newer-version');
    forgive(ann);
  }),
  alone('a replay file that is none is named with its fault; the page stays', async (ann) => {
    await ann.goto();
    const file = ann.page.getByLabel(/open a record/);
    await file.setInputFiles({
      name: 'holiday.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('It rained on the road to St. Vith.\n'),
    });
    const alert = ann.page.getByRole('alert').filter({ hasText: 'holiday.txt cannot be shown' });
    await alert.waitFor();
    assert.match(await alert.textContent(), /expected 'salient record 1'/);
    await ann.shot('not-a-record');
    // A record with one changed byte is no record either.
    const record = await (await fetch(`${ann.base}/demonstrations/breakthrough.txt`)).text();
    await file.setInputFiles({ name: 'changed.txt', mimeType: 'text/plain', buffer: Buffer.from(record.replace(/\n3 /, '\n4 ')) });
    await ann.page.getByRole('alert').filter({ hasText: 'changed.txt cannot be shown' }).waitFor();
    // The real one opens.
    await file.setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await ann.page.getByRole('slider', { name: 'Moment' }).waitFor();
    forgive(ann);
  }),
];
