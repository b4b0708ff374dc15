// Every screen of the tutorials as a picture: node e2e/pictures.mjs BASE_URL [FOLDER] [--only GAME] [--width N] [--color light|dark] [--sheets FOLDER]
// Four widths, light and dark. Lessons are followed where a script can follow them and skipped otherwise; each is pictured.
// With --sheets all screens of one tutorial, width and color are also put on one sheet, small enough to be kept.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launch } from './chromium.mjs';
import { LESSONS } from './lessons.mjs';
import { Visitor } from './visitor.mjs';

const given = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : '');
const [base, folder = 'target/pictures'] = process.argv
  .slice(2)
  .filter((a, i, all) => !a.startsWith('--') && !all[i - 1]?.startsWith('--'));
if (!base) throw new Error('Give the address of a running server.');
const sheets = given('--sheets');
for (const path of [folder, sheets].filter(Boolean)) mkdirSync(path, { recursive: true });

const TUTORIALS = {
  race: /^Learn the basics/,
  breakthrough: /^Learn operation points/,
  wave: /^Learn stacks and battles/,
  greatbattles: /^Learn the table/,
};
/** Width and height of the screen, and how many screens one row of a sheet holds, each so many pixels wide. */
const SIZES = [
  { width: 1440, height: 900, columns: 4, small: 440 },
  { width: 1024, height: 768, columns: 5, small: 350 },
  { width: 768, height: 1024, columns: 6, small: 270 },
  { width: 375, height: 760, columns: 9, small: 190 },
];

/** Lessons that take many turns to follow: only the widest screen shows them with a fight in sight. */
const FIGHTS = new Set(['Their turn, your fire', 'Find the enemy', 'Fire', 'Rally', 'Assault']);

const browser = await launch();
for (const [game, link] of Object.entries(TUTORIALS))
  for (const size of SIZES)
    for (const colorScheme of ['light', 'dark']) {
      const { width, height } = size;
      if (given('--only') && given('--only') !== game) continue;
      if (given('--width') && Number(given('--width')) !== width) continue;
      if (given('--color') && given('--color') !== colorScheme) continue;
      const visitor = await Visitor.open(browser, base.replace(/\/$/, ''), resolve(folder), {
        viewport: { width, height },
        colorScheme,
        hasTouch: width < 900,
      });
      const name = `${game}-${width}-${colorScheme}`;
      const shots = [];
      try {
        await follow(visitor, game, link, name, shots, width);
      } catch (error) {
        console.log(`${name}: ${error.message.split('\n')[0]}`);
      }
      await visitor.close();
      if (sheets && shots.length > 0) writeFileSync(join(sheets, `${name}.webp`), await sheetOf(shots, size));
      console.log(`${name}: ${shots.length} screens`);
    }
await browser.close();

async function follow(visitor, game, link, name, shots, width) {
  const { page } = visitor;
  await visitor.goto();
  await visitor.button(link).click();
  const coach = page.getByRole('region', { name: 'Tutorial' });
  await coach.waitFor();
  await visitor.myMove();
  for (let n = 1; n <= 24; n++) {
    const title = await coach.getByRole('heading').innerText();
    const select = coach.getByRole('button', { name: /^Select/ });
    if (await select.count()) await select.click();
    await visitor.painted();
    const covered = await coveredHex(page);
    if (covered) console.log(`${name}, “${title}”: the place meant is covered by ${covered}`);
    const shot = `${name}-${String(n).padStart(2, '0')}`;
    await visitor.shot(shot);
    shots.push(join(resolve(folder), `${shot}.png`));
    const skip = coach.getByRole('button', { name: 'Skip this step' });
    if (!(await skip.count())) break;
    const heading = () => coach.getByRole('heading').innerText();
    const lesson = LESSONS[game][title];
    // What ends a phase or answers is done with the question in sight.
    if (lesson && /answerOn|endPhase/.test(String(lesson)))
      for (let i = 0; i < 4 && !(await isAsked(page)); i++) await visitor.key('Escape');
    if ((await heading()) === title && !(width < 1440 && FIGHTS.has(title)))
      await lesson?.(visitor).catch((error) => console.log(`${name}, “${title}”: ${error.message.split('\n')[0]}`));
    await visitor.settled();
    if ((await heading()) === title) await skip.click();
    await ((await isAsked(page)) ? visitor.myMove() : visitor.settled());
  }
}

/** On a small screen the odds, or what is selected, take the place of the question. */
async function isAsked(page) {
  return (await page.locator('.prompt').count()) > 0;
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

/** All screens of one run, reduced and side by side, as one WebP picture. */
async function sheetOf(shots, { width, height, columns, small }) {
  const page = await browser.newPage();
  const pictures = shots.map((path) => `data:image/png;base64,${readFileSync(path).toString('base64')}`);
  const url = await page.evaluate(
    async ({ sources, across, wide, high }) => {
      const gap = 8;
      const canvas = document.createElement('canvas');
      canvas.width = across * (wide + gap) + gap;
      canvas.height = Math.ceil(sources.length / across) * (high + gap) + gap;
      const ctx = canvas.getContext('2d');
      ctx.fillStyle = '#888';
      ctx.fillRect(0, 0, canvas.width, canvas.height);
      ctx.imageSmoothingQuality = 'high';
      for (const [i, source] of sources.entries()) {
        const image = new Image();
        image.src = source;
        await image.decode();
        ctx.drawImage(image, gap + (i % across) * (wide + gap), gap + Math.floor(i / across) * (high + gap), wide, high);
      }
      return canvas.toDataURL('image/webp', 0.5);
    },
    { sources: pictures, across: Math.min(columns, shots.length), wide: small, high: Math.round((small * height) / width) },
  );
  await page.close();
  return Buffer.from(url.split(',')[1], 'base64');
}
