import type { Size } from './look.ts';
import { type Instruction, type Known, symbolName } from './sidc.ts';

/** milsymbol's coordinates: the frame runs from 25,50 to 175,150, the size mark stands above it. */
const FRAME = { left: 25, top: 50, width: 150, height: 100 };

let symbols: Record<string, Instruction[]> | null = null;
const paths = new Map<string, Path2D>();

/** The symbols come as a chunk of their own; without them counters bear empty frames. */
export async function loadSymbols(): Promise<void> {
  symbols ??= await import('virtual:milsymbol').then(
    (drawn) => drawn.default,
    () => ({}),
  );
}

export function symbolsLoaded(): boolean {
  return symbols !== null;
}

function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (!path) paths.set(d, (path = new Path2D(d)));
  return path;
}

/**
 * Draws a symbol into a box: frame filled, icon and size mark in ink. Strokes are ours, because the library thickens only
 * the frame and its icons are too thin on a counter.
 */
export function drawSymbol(
  ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  branch: Known,
  size: Size,
  box: { x: number; y: number; width: number; height: number },
  ink: string,
  fill: string,
  stroke: number,
): void {
  const list = symbols?.[symbolName(branch, size)] ?? [];
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
    case 'path':
      ctx.stroke(pathOf(it.d!));
      break;
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
