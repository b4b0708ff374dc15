import assert from 'node:assert/strict';
import { alone } from '../alone.mjs';
import { AtTable } from '../atTable.mjs';

/** Whether two boxes on the screen share any ground. */
const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function boxesOf(page, ...selectors) {
  const boxes = [];
  for (const selector of selectors) boxes.push(await page.locator(selector).first().boundingBox());
  return boxes;
}

export default [
  {
    name: 'in the way: at 1024 by 768 nothing covers anything, and the tab can be read',
    async run({ visit }) {
      const ann = await visit({ viewport: { width: 1024, height: 768 } });
      await ann.playTheComputer({ game: 'Wave of Terror', scenario: 'The Northern Shoulder' });
      await ann.until('movement');
      await ann.key('n');
      await ann.painted();
      const [tools, small, panel] = await boxesOf(ann.page, '.tools', 'canvas.minimap', '.tabpanel');
      assert.ok(!meet(tools, small), 'the small map lies under the buttons');
      assert.ok(panel.height >= 150, `the tab is ${panel.height} pixels high`);
      assert.ok((await ann.page.locator('.prompt [data-ends]').boundingBox()).y < 400, 'the button is out of sight');
      await ann.shot('wave-1024');
      await ann.axe('a table at 1024 by 768');
    },
  },
  alone('in the way: keys do what they say, and the focus does not stay on a zoom button', async (ann) => {
    const { page } = ann;
    await ann.playTheComputer();
    await ann.myMove();
    // RETURN is printed on the button: it begins the game.
    await page.getByText('RETURN').first().waitFor();
    await ann.change(() => page.keyboard.press('Enter'));
    await ann.until('Operation');
    // N goes on from where it was, even after a step back.
    const title = async () =>
      (await page.locator('.selection .title').textContent()) + (await page.locator('.selection .eyebrow').textContent());
    await ann.key('n');
    await ann.key('n');
    const second = await title();
    await ann.key('Escape');
    await ann.key('n');
    assert.notEqual(await title(), second);
    // Zooming keeps the selected unit in sight, and the next Enter is not for the zoom button.
    for (let i = 0; i < 3; i++) await ann.button('Zoom in').click();
    assert.equal(await page.evaluate(() => document.activeElement?.closest('.tools') ?? null), null);
    const hex = /(\d+,\d+)/.exec(await page.locator('.selection .eyebrow').textContent())[1];
    const place = await ann.place(hex);
    const box = await page.locator('canvas.map').boundingBox();
    assert.ok(
      place.x > box.x && place.x < box.x + box.width && place.y > box.y && place.y < box.y + box.height,
      'the unit is out of sight',
    );
  }),
  alone('in the way: the replay lies below the map and says where it is', async (ann) => {
    await ann.begin();
    await ann.endPhase();
    await ann.myMove();
    await ann.button('Menu').click();
    await ann.button('Replay the game').click();
    const bar = ann.page.getByRole('region', { name: 'Replay' });
    await bar.getByText('The start of the game.').waitFor();
    await bar.getByRole('button', { name: 'To the end' }).click();
    await bar.getByText(/Dec/).first().waitFor();
    assert.equal(await bar.getByText('The start of the game.').count(), 0);
    const [map, replay] = await boxesOf(ann.page, 'canvas.map', '[aria-label="Replay"]');
    assert.ok(!meet(map, replay), 'the replay covers the map');
  }),
  {
    name: 'in the way: with units waiting beside the map the tab keeps its height, and the question stays in sight',
    async run({ visit }) {
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 1024, height: 768 },
      ]) {
        const ann = await visit({ viewport });
        await ann.playTheComputer({ game: 'Wave of Terror', scenario: 'The Battle of the Bulge', side: 'Allied' });
        await ann.myMove();
        await ann.page.getByRole('region', { name: 'Waiting beside the map' }).getByRole('button').first().click();
        await ann.settled();
        const [panel, question] = await boxesOf(ann.page, '.tabpanel', '.prompt h2');
        await ann.shot(`waiting-${viewport.width}`);
        assert.ok(panel.height >= 150, `the tab is ${panel.height} pixels high`);
        assert.ok(question.y > 40 && question.y < 200, `the question is at ${question.y}`);
      }
    },
  },
  alone('in the way: a hover says why not for every hex, and goes when the map moves; the fit comes back to the play area', async (ann) => {
    const { page } = ann;
    await ann.goto();
    await page.getByRole('listitem').filter({ hasText: 'Race for Bastogne' }).getByRole('button', { name: 'Play the computer' }).click();
    await ann.button('Start the game').click();
    await ann.myMove();
    await ann.painted();
    await ann.clickHex('14,7');
    const tip = page.locator('.tip.hover');
    const hover = async (hex) => {
      const { x, y } = await ann.place(hex);
      await page.mouse.move(x - 3, y - 3);
      await page.mouse.move(x, y);
      await ann.settled();
      await tip.waitFor();
      return tip.innerText();
    };
    assert.match(await hover('13,6'), /point/);
    assert.match(await hover('9,6'), /Out of reach. The nearest hex you can reach is/);
    // An enemy, near or far, is answered with the clause.
    assert.match(await hover('12,6'), /[0-9]/);
    assert.match(await tip.locator('.bad').first().innerText(), /\d/);
    const card = await tip.boundingBox();
    const { x, y } = await ann.place('12,6');
    assert.ok(!meet(card, { x: x - 4, y: y - 4, width: 8, height: 8 }), 'the card lies under the pointer');
    await ann.shot('hover-why-not');
    await ann.key('+');
    await tip.waitFor({ state: 'detached' });

    const fit = ann.button('Fit the play area');
    const lies = () => page.evaluate(() => document.querySelector('canvas.map').placeOf('14,7').map(Math.round).join());
    await fit.click();
    const fitted = await lies();
    await ann.key('+');
    await ann.key('ArrowLeft');
    assert.notEqual(await lies(), fitted);
    await fit.click();
    assert.equal(await lies(), fitted);
    await ann.shot('fit');
  }),
  {
    name: 'in the way: dragging the first stand of a march column moves it',
    async run({ visit }) {
      const at = await AtTable.refereed(visit, 'The Crossroads');
      await at.enterAll(['set-up allied/A1 march 9,4.6 0', 'set-up allied/COps assault 12,1 0', 'set-up allied/FUP assault 12,3 0']);
      await at.enterAll([
        'set-up axis/A1 defensive 11,12.4 180',
        'set-up axis/COps assault 12,23 180',
        'set-up axis/FUP assault 12,21 180',
      ]);
      assert.ok(await at.until('Movement', 'allied/A1'));
      await at.find('allied/A1');
      await at.drag('allied/A1/1', 0, 1);
      await at
        .preview()
        .getByText(/^Move A1/)
        .waitFor();
      await at.visitor.shot('march-column');
    },
  },
  alone('home: every game is listed, found, archived and deleted; the invitation says what it is for', async (ann) => {
    const { page } = ann;
    for (let i = 0; i < 8; i++) {
      await page
        .evaluate(async (n) => {
          const response = await fetch('/api/tables', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({
              game: 'race',
              scenario: 'bastogne',
              title: `Game number ${n}`,
              name: 'Ann',
              seats: { german: { kind: 'me' }, american: { kind: 'invited' } },
            }),
          });
          const made = await response.json();
          const seats = JSON.parse(localStorage.getItem('salient.seats') ?? '[]');
          localStorage.setItem('salient.seats', JSON.stringify([...seats, ...made.seats]));
          localStorage.setItem('invitation', made.invitations[0].invitation);
        }, i)
        .catch(async () => {
          await ann.goto();
          i--;
        });
    }
    await ann.goto();
    await page.reload();
    const mine = page.getByRole('region', { name: /Your games/ });
    await mine.getByText('Game number 0').waitFor();
    assert.equal(await mine.getByRole('listitem').count(), 8);
    await page.getByRole('searchbox', { name: 'Search your games' }).fill('number 3');
    assert.equal(await mine.getByRole('listitem').count(), 1);
    await ann.button('Archive Game number 3').click();
    await page.getByRole('searchbox', { name: 'Search your games' }).fill('');
    assert.equal(await mine.getByRole('listitem').count(), 7);
    await ann.button('Archive (1)').click();
    await page.getByText('Game number 3').waitFor();
    await ann.button('Delete Game number 3').click();
    await ann.button('Delete', { exact: true }).click();
    await page.getByText('Game number 3').waitFor({ state: 'detached' });
    await ann.shot('home-many-games');
    await ann.axe('a home page with many games');
    const invitation = await page.evaluate(() => localStorage.getItem('invitation'));
    await ann.goto(`#/join/${invitation}`);
    await page.getByRole('heading', { name: 'Ann invites you to a game' }).waitFor();
    await page.getByText('Race for Bastogne').waitFor();
    await page.getByText('American', { exact: true }).waitFor();
    await ann.axe('an invitation');
  }),
];
