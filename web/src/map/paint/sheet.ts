import type { Label } from '../label/place.ts';
import type { Point } from '../layout.ts';
import { DESK, DESK_BY_NIGHT, PAPER } from '../palette.ts';
import { shadeOf } from '../shape/areas.ts';
import type { Field } from '../shape/field.ts';
import type { Shapes } from '../shape/shapes.ts';
import { type Brush, type Ctx, MARGIN } from './brush.ts';
import { type Bridges, paintBridges } from './bridges.ts';
import { type FrontLine, paintFront, paintPastFront } from './front.ts';
import { makeRim, paintGround } from './ground.ts';
import type { Glow } from './glow.ts';
import { paintLabels } from './labels.ts';
import { paintGrid, paintHexNumbers, paintRivers, paintRoads, paintTowns } from './lines.ts';
import { paintWestWall } from './westwall.ts';

/** What changes on the sheet while a game is played. */
export interface SheetState {
  front: FrontLine | null;
  bridges: Bridges;
  past: { name: string; parts: Point[][] } | null;
  dim: boolean;
}

/** Sets a canvas to look at a part of the sheet: `left`, `top` in pitches, `scale` in pixels a pitch, `ratio` device pixels. */
export function lookAt(ctx: Ctx, left: number, top: number, width: number, height: number, scale: number, ratio: number): Brush {
  const s = scale * ratio;
  ctx.setTransform(s, 0, 0, s, -left * s, -top * s);
  return {
    ctx,
    scale,
    box: { left: left - MARGIN, top: top - MARGIN, right: left + width / scale + MARGIN, bottom: top + height / scale + MARGIN },
  };
}

/** Pictures that every tile shows a part of, made once. */
export interface Washes {
  /** The high ground. */
  shade: CanvasImageSource | null;
  /** The band inside the woods' edge. */
  rim: Glow | null;
}

export function makeWashes({ areas, layout }: Shapes): Washes {
  return { shade: areas.high ? makeShade(areas.high) : null, rim: makeRim(areas, layout) };
}

function makeShade(high: Field): OffscreenCanvas {
  const image = shadeOf(high);
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')!.putImageData(image, 0, 0);
  return canvas;
}

/** Everything that never changes. */
export function paintTerrain(brush: Brush, shapes: Shapes, { shade, rim }: Washes): void {
  const { ctx, box } = brush;
  const { layout } = shapes;
  ctx.fillStyle = DESK;
  ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, layout.width, layout.height);
  ctx.clip();
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, layout.width, layout.height);
  paintGround(brush, shapes.areas, shade, rim);
  paintGrid(brush, layout);
  paintRivers(brush, shapes.rivers);
  paintWestWall(brush, shapes);
  paintRoads(brush, shapes.roads.strokes);
  paintTowns(brush, shapes.towns);
  paintHexNumbers(brush, layout, shapes.model);
  ctx.restore();
  paintNeatLine(brush, layout.width, layout.height);
}

/** A double line around the sheet, as printed maps have. */
function paintNeatLine({ ctx, scale }: Brush, width: number, height: number): void {
  ctx.strokeStyle = 'rgba(90,70,34,.8)';
  ctx.lineWidth = 1.6 / scale;
  ctx.strokeRect(0, 0, width, height);
  const gap = 5 / scale;
  ctx.lineWidth = 0.8 / scale;
  ctx.strokeRect(-gap, -gap, width + 2 * gap, height + 2 * gap);
}

/** What lies over the terrain: control, fronts, bridges, names. */
export function paintState(brush: Brush, shapes: Shapes, state: SheetState, labels: Label[]): void {
  const { ctx } = brush;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, shapes.layout.width, shapes.layout.height);
  ctx.clip();
  if (state.front) paintFront(brush, state.front);
  paintBridges(brush, shapes, state.bridges);
  if (state.past) paintPastFront(brush, state.past.parts, state.past.name);
  paintLabels(brush, labels);
  ctx.restore();
  if (state.dim) paintDusk(brush, shapes.layout.width, shapes.layout.height);
}

/** The sheet by lamplight: multiplied, so that everything keeps its contrast. */
function paintDusk({ ctx, box, scale }: Brush, width: number, height: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = '#B9AF9E';
  ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  ctx.restore();
  const rim = 7 / scale;
  ctx.beginPath();
  ctx.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  ctx.rect(-rim, -rim, width + 2 * rim, height + 2 * rim);
  ctx.fillStyle = DESK_BY_NIGHT;
  ctx.fill('evenodd');
}
