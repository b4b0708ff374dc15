import type { Branch, Size } from './look.ts';

/** One instruction of milsymbol's own drawing language, as far as land units use it. */
interface Instruction {
  type: string;
  d?: string;
  cx?: number;
  cy?: number;
  r?: number;
  fill?: string | false;
  icon?: boolean;
  draw?: Instruction[];
}

const ENTITY: Record<Exclude<Branch, 'unknown'>, { entity: string; modifiers: string }> = {
  infantry: { entity: '121100', modifiers: '0000' },
  airborne: { entity: '121100', modifiers: '0001' },
  mechanized: { entity: '121102', modifiers: '0000' },
  motorized: { entity: '121104', modifiers: '0000' },
  armor: { entity: '120500', modifiers: '0000' },
  recon: { entity: '121300', modifiers: '0000' },
  engineer: { entity: '140700', modifiers: '0000' },
  artillery: { entity: '130300', modifiers: '0000' },
  antitank: { entity: '120400', modifiers: '0000' },
};

const ECHELON: Record<Size, string> = { battalion: '16', regiment: '17', brigade: '18', division: '21' };

/** milsymbol's coordinates: the frame runs from 25,50 to 175,150, the size mark stands above it. */
const FRAME = { left: 25, top: 50, width: 150, height: 100 };

type Milsymbol = { Symbol: new (sidc: string, options: object) => { drawInstructions: unknown[] } };

let library: Milsymbol | null = null;
const cache = new Map<string, Instruction[]>();

/** milsymbol is large and comes as a chunk of its own; counters are bare boxes until it is there. */
export async function loadSymbols(): Promise<void> {
  if (library) return;
  library = (await import('milsymbol')).default as unknown as Milsymbol;
}

export function symbolsLoaded(): boolean {
  return library !== null;
}

function instructions(branch: Exclude<Branch, 'unknown'>, size: Size): Instruction[] {
  const key = `${branch} ${size}`;
  let found = cache.get(key);
  if (!found && library) {
    const { entity, modifiers } = ENTITY[branch];
    const symbol = new library.Symbol(`10031000${ECHELON[size]}${entity}${modifiers}`, { monoColor: '#000' });
    found = flatten(symbol.drawInstructions);
    cache.set(key, found);
  }
  return found ?? [];
}

function flatten(list: unknown[]): Instruction[] {
  return list.flatMap((item) => (Array.isArray(item) ? flatten(item) : [item as Instruction]));
}

/**
 * Draws a symbol into a box: frame filled, icon and size mark in ink. Strokes are ours, because the library thickens only
 * the frame and its icons are too thin on a counter.
 */
export function drawSymbol(
  ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  branch: Exclude<Branch, 'unknown'>, size: Size,
  box: { x: number; y: number; width: number; height: number }, ink: string, fill: string, stroke: number,
): void {
  const list = instructions(branch, size);
  const scale = box.width / FRAME.width;
  ctx.save();
  ctx.translate(box.x, box.y);
  ctx.scale(scale, box.height / FRAME.height);
  ctx.translate(-FRAME.left, -FRAME.top);
  ctx.fillStyle = fill;
  ctx.fillRect(FRAME.left, FRAME.top, FRAME.width, FRAME.height);
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.lineWidth = stroke / scale;
  ctx.lineJoin = 'miter';
  ctx.lineCap = 'butt';
  if (list.length === 0) ctx.strokeRect(FRAME.left, FRAME.top, FRAME.width, FRAME.height);
  for (const instruction of list) draw(ctx, instruction);
  ctx.restore();
}

function draw(ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, it: Instruction): void {
  switch (it.type) {
    case 'path': {
      const path = new Path2D(it.d);
      ctx.stroke(path);
      break;
    }
    case 'circle':
      ctx.beginPath();
      ctx.arc(it.cx!, it.cy!, it.r! * 1.15, 0, 2 * Math.PI);
      if (it.fill) ctx.fill();
      else ctx.stroke();
      break;
    case 'translate':
      // The size mark: a little further from the frame than the library has it, and heavier.
      ctx.save();
      ctx.translate(0, -4);
      ctx.lineWidth *= 1.15;
      for (const inner of it.draw ?? []) draw(ctx, inner);
      ctx.restore();
      break;
    default:
      throw new Error(`milsymbol drew a ${it.type}, which counters do not know`);
  }
}
