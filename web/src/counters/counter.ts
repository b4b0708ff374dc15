import { NARROW, PAPER, SERIF } from '../map/palette.ts';
import { type CounterLook, FACES, type Face } from './look.ts';
import { drawSymbol } from './symbol.ts';

type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const LOST = '#B02A1C';

/**
 * Draws a counter whose side is 100 units at the origin, on a canvas scaled by the caller. `pixels` is how large that side
 * comes out: small counters drop their text, the smallest keep only color and type.
 */
export function drawCounter(ctx: Ctx, look: CounterLook, pixels: number): void {
  const face = FACES[look.color];
  ctx.save();
  drawPlate(ctx, look, face, pixels);
  if (look.branch === 'unknown') drawUnknown(ctx, face);
  else if (pixels < 12) drawChip(ctx, face);
  else drawFace(ctx, look, face, pixels);
  if (look.done) wash(ctx, look);
  ctx.restore();
  if (pixels >= 18) drawStates(ctx, look, pixels);
}

/** The outline; a lost step cuts the upper right corner. */
export function outline(ctx: Ctx, stepLost: boolean, x = 0, y = 0): void {
  ctx.beginPath();
  if (!stepLost) {
    ctx.roundRect(x, y, 100, 100, 7);
    return;
  }
  ctx.moveTo(x + 7, y);
  ctx.lineTo(x + 76, y);
  ctx.lineTo(x + 100, y + 24);
  ctx.arcTo(x + 100, y + 100, x, y + 100, 7);
  ctx.arcTo(x, y + 100, x, y, 7);
  ctx.arcTo(x, y, x + 100, y, 7);
  ctx.closePath();
}

function drawPlate(ctx: Ctx, look: CounterLook, face: Face, pixels: number): void {
  outline(ctx, look.stepLost ?? false);
  ctx.fillStyle = face.face;
  ctx.fill();
  if (pixels >= 20) {
    const light = ctx.createLinearGradient(0, 0, 0, 18);
    light.addColorStop(0, 'rgba(255,255,255,.20)');
    light.addColorStop(1, 'rgba(255,255,255,0)');
    ctx.fillStyle = light;
    ctx.fill();
  }
  ctx.lineWidth = Math.max(1.8, 100 / pixels);
  ctx.strokeStyle = face.rim;
  ctx.stroke();
  if (look.stepLost) {
    ctx.beginPath();
    ctx.moveTo(76, 0);
    ctx.lineTo(100, 24);
    ctx.lineWidth = Math.max(3.5, 150 / pixels);
    ctx.strokeStyle = LOST;
    ctx.stroke();
  }
}

function drawChip(ctx: Ctx, face: Face): void {
  ctx.fillStyle = face.box;
  ctx.fillRect(22, 32, 56, 36);
}

function drawFace(ctx: Ctx, look: CounterLook, face: Face, pixels: number): void {
  if (look.branch === 'unknown') return;
  if (pixels < 26) {
    const box = { x: 12, y: 30, width: 76, height: 50 };
    drawSymbol(ctx, look.branch, look.size, box, face.ink, face.box, 6.5);
    return;
  }
  const wide = look.factors === '' ? 58 : 52.5;
  const high = wide * (35 / 52.5);
  const box = { x: 50 - wide / 2, y: look.factors === '' ? 34 : 22.5, width: wide, height: high };
  drawSymbol(ctx, look.branch, look.size, box, face.ink, face.box, pixels < 40 ? 3.6 : 3);
  ctx.fillStyle = face.ink;
  sideText(ctx, look.unit, 11.5, box.y + high / 2, -Math.PI / 2, 60);
  sideText(ctx, look.formation, 88.5, box.y + high / 2, Math.PI / 2, 54);
  if (look.factors !== '') fitted(ctx, look.factors, 50, 91.5, 27, 700, 84);
}

function sideText(ctx: Ctx, text: string, x: number, y: number, angle: number, room: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.textBaseline = 'middle';
  fitted(ctx, text, 0, 0.5, 15.5, 600, room);
  ctx.restore();
}

/** Text centered on a point, made narrower to fit its room. */
function fitted(ctx: Ctx, text: string, x: number, y: number, size: number, weight: number, room: number): void {
  ctx.font = `${weight} ${size}px ${NARROW}`;
  ctx.textAlign = 'center';
  const wide = ctx.measureText(text).width;
  ctx.save();
  ctx.translate(x, y);
  if (wide > room) ctx.scale(room / wide, 1);
  ctx.fillText(text, 0, 0);
  ctx.restore();
}

function drawUnknown(ctx: Ctx, face: Face): void {
  ctx.fillStyle = PAPER;
  ctx.fillRect(8, 8, 84, 84);
  ctx.strokeStyle = face.face;
  ctx.lineWidth = 5.5;
  ctx.strokeRect(5, 5, 90, 90);
  ctx.fillStyle = '#2A241C';
  ctx.font = `600 56px ${SERIF}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText('?', 50, 53);
}

function wash(ctx: Ctx, look: CounterLook): void {
  outline(ctx, look.stepLost ?? false);
  ctx.fillStyle = 'rgba(245,238,221,.54)';
  ctx.fill();
}

function drawStates(ctx: Ctx, look: CounterLook, pixels: number): void {
  if (look.travel) drawChevrons(ctx, look);
  if (look.outOfSupply) drawDrum(ctx);
  if (look.fort) drawFort(ctx, look.fort, pixels);
}

/** Travel mode: two chevrons, top left. */
function drawChevrons(ctx: Ctx, look: CounterLook): void {
  ctx.strokeStyle = FACES[look.color].ink;
  ctx.lineWidth = 4.2;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'miter';
  ctx.beginPath();
  for (const x of [6, 15]) {
    ctx.moveTo(x, 5);
    ctx.lineTo(x + 8, 12);
    ctx.lineTo(x, 19);
  }
  ctx.stroke();
}

/** Out of supply: a fuel drum struck through, on a light patch so that it reads on every face. */
function drawDrum(ctx: Ctx): void {
  ctx.save();
  ctx.translate(81, 76);
  ctx.fillStyle = '#FBF7EC';
  ctx.beginPath();
  ctx.roundRect(-3, -3, 22, 26, 3);
  ctx.fill();
  ctx.strokeStyle = LOST;
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  ctx.ellipse(8, 3, 6.5, 2.6, 0, 0, 2 * Math.PI);
  ctx.moveTo(1.5, 3);
  ctx.lineTo(1.5, 17);
  ctx.ellipse(8, 17, 6.5, 2.6, 0, Math.PI, 0, true);
  ctx.lineTo(14.5, 3);
  ctx.moveTo(-2, 21);
  ctx.lineTo(18, -1);
  ctx.stroke();
  ctx.restore();
}

/** Fortified: a crenellated bar for each level, under the counter. */
function drawFort(ctx: Ctx, levels: number, pixels: number): void {
  const high = Math.max(5.5, 200 / pixels);
  for (let level = 0; level < levels; level++) {
    const y = 103 + level * (high + 1.5);
    ctx.fillStyle = '#3A2C1A';
    ctx.fillRect(4, y, 92, high);
    ctx.fillStyle = '#F5EEDD';
    for (let x = 9; x < 92; x += 14) ctx.fillRect(x, y + high * 0.22, 7, high * 0.42);
  }
}
