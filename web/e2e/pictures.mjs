// Every screen of the tutorials as a picture: node e2e/pictures.mjs BASE_URL [FOLDER] [--only GAME] [--width N]
// Four widths, light and dark. Lessons are followed where a script can follow them and skipped otherwise; each is pictured.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { launch } from './chromium.mjs';
import { Visitor } from './visitor.mjs';

const given = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : '');
const [base, folder = 'target/pictures'] = process.argv
  .slice(2)
  .filter((a, i, all) => !a.startsWith('--') && !all[i - 1]?.startsWith('--'));
if (!base) throw new Error('Give the address of a running server.');
mkdirSync(folder, { recursive: true });

const TUTORIALS = {
  race: /^Learn the basics/,
  breakthrough: /^Learn operation points/,
  wave: /^Learn stacks and battles/,
  greatbattles: /^Learn the table/,
};
const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [375, 760],
];
/** What is pressed on the way, once, in the lesson of that number. */
const STEPS = {
  breakthrough: { 1: 'Begin', 3: '[data-ends]' },
  greatbattles: { 3: 'Suggested set-up', 5: '[data-ends]' },
};

const browser = await launch();
for (const [game, link] of Object.entries(TUTORIALS))
  for (const [width, height] of SIZES)
    for (const colorScheme of ['light', 'dark']) {
      if (given('--only') && given('--only') !== game) continue;
      if (given('--width') && Number(given('--width')) !== width) continue;
      const visitor = await Visitor.open(browser, base.replace(/\/$/, ''), resolve(folder), {
        viewport: { width, height },
        colorScheme,
        hasTouch: width < 900,
      });
      try {
        await follow(visitor, game, link, `${game}-${width}-${colorScheme}`);
      } catch (error) {
        console.log(`${game} ${width} ${colorScheme}: ${error.message.split('\n')[0]}`);
      }
      await visitor.close();
    }
await browser.close();

async function follow(visitor, game, link, name) {
  const { page } = visitor;
  await visitor.goto();
  await visitor.button(link).click();
  const coach = page.getByRole('region', { name: 'Tutorial' });
  await coach.waitFor();
  await visitor.myMove();
  for (let n = 1; n <= 24; n++) {
    const select = coach.getByRole('button', { name: /^Select/ });
    if (await select.count()) await select.click();
    await visitor.painted();
    const covered = await coveredHex(page);
    if (covered) console.log(`${name}, lesson ${n}: the place meant is covered by ${covered}`);
    await visitor.shot(`${name}-${String(n).padStart(2, '0')}`);
    const press = STEPS[game]?.[n];
    if (press) {
      const found = press.startsWith('[') ? page.locator(press) : visitor.button(press);
      if (await found.count()) await visitor.change(() => found.first().click());
      await visitor.myMove();
    }
    const before = await coach.innerText();
    const skip = coach.getByRole('button', { name: 'Skip this step' });
    if (!(await skip.count())) break;
    if (!press || (await coach.innerText()) === before) await skip.click();
    await visitor.settled();
  }
}

/** What lies over the hex that the lesson points at. */
function coveredHex(page) {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas.map');
    const { place } = document.querySelector('.lesson')?.dataset ?? {};
    if (!place) return '';
    const at = canvas.placeOf(place);
    const box = canvas.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + at[0], box.top + at[1]);
    return top?.matches('canvas.map') ? '' : top?.className || top?.tagName || 'the edge of the page';
  });
}
