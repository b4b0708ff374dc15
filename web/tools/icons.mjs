// Draws the icons of the installed app from public/favicon.svg: node tools/icons.mjs
// The results are in the repository; run it again when the drawing changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { launch } from '../e2e/chromium.mjs';

const svg = readFileSync('public/favicon.svg', 'utf8');
const OUT = 'src/site/static';
const BEHIND = '#2D2821';
/** A maskable icon may be cut to a circle: its drawing fills the inner part, its color the rest. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 0.8 },
];
/** Colors are rounded to so many steps per channel: an icon is mostly three colors and the edges between them. */
const STEP = 17;

const browser = await launch();
for (const { name, size, share } of ICONS) {
  const page = await browser.newPage();
  const drawn = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${size}" height="${size}" `))}`;
  const pixels = await page.evaluate(draw, { drawn, size, share, behind: BEHIND });
  writeFileSync(`${OUT}/${name}.png`, png(size, pixels));
  await page.close();
}
await browser.close();

async function draw({ drawn, size, share, behind }) {
  const picture = new Image();
  picture.src = drawn;
  await picture.decode();
  const canvas = new OffscreenCanvas(size, size);
  const paint = canvas.getContext('2d');
  paint.fillStyle = behind;
  paint.fillRect(0, 0, size, size);
  const inset = (size * (1 - share)) / 2;
  paint.drawImage(picture, inset, inset, size * share, size * share);
  return Array.from(paint.getImageData(0, 0, size, size).data);
}

/** A PNG with a palette. */
function png(size, pixels) {
  const palette = new Map();
  const rows = Buffer.alloc((size + 1) * size); // each row begins with its filter, 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * 4;
      const color = pixels
        .slice(at, at + 3)
        .map((c) => Math.round(c / STEP) * STEP)
        .join();
      if (!palette.has(color)) palette.set(color, palette.size);
      rows[y * (size + 1) + 1 + x] = palette.get(color);
    }
  if (palette.size > 256) throw new Error(`${palette.size} colors are more than a palette has`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from([...palette.keys()].flatMap((color) => color.split(',').map(Number)));
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...chunks]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
