import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { alone } from '../alone.mjs';

/** The browser itself reports answers that are refusals. */
const expectRefusals = (visitor) => (visitor.trouble = visitor.trouble.filter((t) => !/Failed to load resource/.test(t)));

/** Somebody's webhook on this machine. */
async function receiver() {
  const received = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(204).end();
    });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { received, address: `http://127.0.0.1:${server.address().port}/hook`, close: () => server.close() };
}

async function setUp(visitor) {
  await visitor.goto('#/settings');
  await visitor.button('Set up').click();
  await visitor.page.getByRole('heading', { name: 'Your devices' }).waitFor();
}

/** A device of this visitor that keeps passkeys and always says yes. */
async function authenticator(visitor) {
  const cdp = await visitor.context.newCDPSession(visitor.page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: () => cdp.send('WebAuthn.getCredentials', { authenticatorId }),
    add: (credential) => cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

export default [
  {
    name: 'a personal key carries my games to another browser, once, and everything else is revoked by one button',
    async run({ visit }) {
      const ann = await visit();
      await ann.playTheComputer({ game: 'Race for Bastogne', scenario: null });
      await ann.myMove();
      await setUp(ann);
      await ann.page.getByText('1 device has your 1 seat.').waitFor();
      await ann.button('Make a personal key').click();
      const link = await ann.page.getByLabel('Your personal key').inputValue();
      assert.match(link, /#\/key\/[\w-]{43}$/);
      await ann.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
      await ann.shot('personal-key');
      await ann.axe('the settings with a personal key');

      const phone = await visit({ viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true });
      await phone.page.goto(link);
      await phone.button('Bring my games here').click();
      await phone.page.getByText('1 seat is here now').waitFor();
      await phone.axe('the page of a key');
      await phone.shot('personal-key-phone');
      await phone.page.getByRole('link', { name: 'To your games' }).click();
      await phone.page.getByText('your move').waitFor();

      const other = await visit();
      await other.page.goto(link);
      await other.button('Bring my games here').click();
      await other.page.getByRole('alert').filter({ hasText: 'already used' }).waitFor();
      expectRefusals(other);

      await ann.button('Done').click();
      await ann.button('Revoke everything else').click();
      await ann.button('Yes, revoke').click();
      await ann.page.getByText('1 device has your 1 seat.').waitFor();
      await phone.page.reload();
      await phone.page.getByText('This device was revoked').waitFor();
      assert.equal(await phone.page.getByText('your move').count(), 0);
      expectRefusals(phone);
      await ann.goto();
      await ann.page.getByText('your move').click();
      await ann.myMove();
    },
  },
  {
    name: 'a passkey carries my games to another browser that has it, as often as I like, until it is removed',
    async run({ visit, base }) {
      assert.ok(base.startsWith('http://localhost:'), 'browsers have passkeys for this computer without https');
      const ann = await visit();
      const device = await authenticator(ann);
      await ann.playTheComputer({ game: 'Race for Bastogne', scenario: null });
      await ann.myMove();
      await setUp(ann);
      await ann.button('Make a passkey').click();
      const list = ann.page.getByRole('list', { name: 'Your passkeys' });
      await list.getByText(/A passkey for localhost, made on .*, not used yet/).waitFor();
      await ann.shot('passkey');
      await ann.axe('the settings with a passkey');
      await ann.button('Make a passkey').click();
      await ann.page.getByRole('alert').filter({ hasText: 'This device has a passkey for your games already.' }).waitFor();

      // The other browser has the same passkey, as browsers of one owner do.
      const { credentials } = await device.credentials();
      assert.equal(credentials.length, 1);
      const phone = await visit({ viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true });
      const there = await authenticator(phone);
      await there.add(credentials[0]);
      await phone.goto('#/settings');
      await phone.button('Use my passkey').click();
      await phone.page.getByText('2 devices have your 1 seat.').waitFor();
      await phone.page.getByText(/A passkey for localhost, made on .*, last used on/).waitFor();
      await phone.axe('the settings after a passkey was used');
      await phone.goto();
      await phone.page.getByText('your move').waitFor();

      // Forgotten here and brought back; then the passkey is removed.
      await phone.goto('#/settings');
      await phone.button('Forget this device').click();
      await phone.button('Use my passkey').click();
      await phone.page.getByText('2 devices have your 1 seat.').waitFor();
      await list.getByRole('button', { name: 'Remove' }).click();
      await list.waitFor({ state: 'detached' });
      const other = await visit();
      await (await authenticator(other)).add(credentials[0]);
      await other.goto('#/settings');
      await other.button('Use my passkey').click();
      await other.page.getByRole('alert').filter({ hasText: 'This passkey is not known here.' }).waitFor();
      expectRefusals(other);

      // Without a passkey, and at an address in numbers.
      const stranger = await visit();
      await authenticator(stranger);
      await stranger.goto('#/settings');
      await stranger.button('Use my passkey').click();
      await stranger.page.getByRole('alert').filter({ hasText: 'There was no passkey, it was canceled, or it took too long.' }).waitFor();
      await stranger.page.goto(`${base.replace('localhost', '127.0.0.1')}/#/settings`);
      await stranger.button('Set up').waitFor();
      assert.equal(await stranger.button('Use my passkey').count(), 0);
      stranger.trouble = stranger.trouble.filter((t) => !/outside request/.test(t));
    },
  },
  {
    name: 'notices: a webhook is added, tried, and stopped by the link in the notice',
    async run({ visit }) {
      const hook = await receiver();
      try {
        const ann = await visit();
        await setUp(ann);
        await ann.page.getByLabel('Tell me by').selectOption('Webhook');
        await ann.page.getByLabel('Address of the webhook').fill('https://10.0.0.1/hook');
        await ann.button('Add', { exact: true }).click();
        await ann.page.getByRole('alert').filter({ hasText: 'is not on the public internet' }).waitFor();
        expectRefusals(ann);
        await ann.page.getByLabel('Address of the webhook').fill(hook.address);
        await ann.button('Add', { exact: true }).click();
        await ann.page.getByText('It is shown only now').waitFor();
        await ann.shot('notices');
        await ann.axe('the settings with a webhook');
        await ann.button('Send one now').click();
        for (let i = 0; i < 100 && hook.received.length === 0; i++) await new Promise((later) => setTimeout(later, 100));
        const { headers, body } = hook.received[0];
        assert.match(headers['salient-signature'], /^t=\d+,v1=[0-9a-f]{64}$/);
        assert.equal(body.text, 'This is what a notice from Salient looks like.');
        const stranger = await visit();
        await stranger.page.goto(body.stop);
        await stranger.page.getByText('No more notices are sent to a webhook').waitFor();
        await stranger.shot('notices-stopped');
        await ann.page.reload();
        await ann.page.getByText('You stopped these notices by their link.').waitFor();
        await stranger.page.goto(`${body.stop}x`);
        await stranger.page.getByRole('alert').filter({ hasText: 'This link does not work' }).waitFor();
        expectRefusals(stranger);
      } finally {
        hook.close();
      }
    },
  },
  {
    name: 'notices: a browser subscribes by its push service, and says so if it cannot',
    async run({ visit, base }) {
      const ann = await visit();
      await ann.context.addInitScript(() => {
        Notification.requestPermission = () => Promise.resolve('granted');
        PushManager.prototype.subscribe = function ({ applicationServerKey }) {
          window.pushKey = applicationServerKey;
          return Promise.resolve({
            toJSON: () => ({
              endpoint: window.pushAddress,
              keys: {
                p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
                auth: 'BTBZMqHH6r4Tts7J_aSIgg',
              },
            }),
          });
        };
      });
      await setUp(ann);
      await ann.page.evaluate((address) => (window.pushAddress = address), `${base}/push`);
      await ann.button('Add', { exact: true }).click();
      await ann.page.getByText(/A browser \(/).waitFor();
      assert.equal((await ann.page.evaluate(() => window.pushKey)).length, 87);
      assert.ok(await ann.page.evaluate(async () => (await navigator.serviceWorker.ready).active.scriptURL.endsWith('/notices.js')));
      await ann.page.evaluate(() => (Notification.requestPermission = () => Promise.resolve('denied')));
      await ann.button('Add', { exact: true }).click();
      await ann.page.getByRole('alert').filter({ hasText: 'does not allow notifications' }).waitFor();
    },
  },
  alone('the ladder shows who joined, with results and Elo', async (ann) => {
    await ann.playTheComputer({ game: 'Race for Bastogne', scenario: null });
    await ann.myMove();
    const table = ann.page.url();
    await setUp(ann);
    await ann.page.getByLabel('Your name on the ladder').fill('Ann of the tests');
    await ann.button('Join the ladder').click();
    await ann.page.getByText('You are on it as Ann of the tests').waitFor();
    await ann.page.goto(table);
    await ann.myMove();
    await ann.button('Menu').click();
    await ann.button('Resign').click();
    await ann.button('Yes, resign').click();
    await ann.page.waitForFunction(() => document.querySelector('.prompt')?.dataset.over === 'yes');
    await ann.goto('#/ladder');
    const row = ann.page.getByRole('row').filter({ hasText: 'Ann of the tests' });
    for (let i = 0; i < 20 && !(await row.count()); i++) {
      await ann.page.waitForTimeout(200);
      await ann.page.reload();
      await ann.page.getByRole('heading', { name: 'The ladder of this server' }).waitFor();
    }
    assert.match(await row.innerText(), /−\d+/);
    await ann.page.getByRole('row').filter({ hasText: 'computer' }).waitFor();
    await ann.shot('ladder');
    await ann.axe('the ladder');
  }),
  {
    name: 'my games: those that wait for me first; a public game is found and watched by anyone',
    async run({ visit }) {
      const ann = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
      await ann.playTheComputer({ game: 'Race for Bastogne', scenario: null });
      await ann.myMove();
      await ann.goto();
      await ann.page.getByRole('listitem').filter({ hasText: 'Race for Bastogne' }).getByRole('button', { name: 'Invite' }).click();
      await ann.page.getByRole('radio', { name: 'American' }).check();
      await ann.page.getByRole('radio', { name: 'everyone' }).check();
      await ann.shot('new-game-public');
      await ann.button('Create the game').click();
      const address = await ann.page.getByLabel('For spectators').inputValue();
      await ann.goto();
      await ann.page.getByText('their move').first().waitFor();
      const cards = await ann.page.locator('section[aria-labelledby=yours] li').allInnerTexts();
      assert.match(cards[0], /your move/, 'the older game comes first because it waits for me');
      assert.match(cards[1], /their move/);
      await ann.shot('my-games');
      const ben = await visit();
      await ben.goto();
      await ben.button('Watch a public game').click();
      const section = ben.page.getByRole('region', { name: 'Watch a game' });
      await section.locator(`a[href="${address.slice(address.indexOf('#'))}"]`).click();
      await ben.page.locator('canvas.map').waitFor();
      await ben.painted();
      await ben.shot('watching');
    },
  },
];
