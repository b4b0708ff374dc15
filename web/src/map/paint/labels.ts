import type { Label } from '../label/place.ts';
import { HALO } from '../palette.ts';
import { overlaps } from '../shape/curve.ts';
import type { Brush } from './brush.ts';

/** Names with a halo of the ground color. All halos first, so that none lies over another name. */
export function paintLabels(brush: Brush, labels: Label[]): void {
  const { ctx, scale, box } = brush;
  const part = { left: box.left * scale, top: box.top * scale, right: box.right * scale, bottom: box.bottom * scale };
  const seen = labels.filter((label) => overlaps(label.box, part));
  ctx.save();
  ctx.scale(1 / scale, 1 / scale);
  ctx.lineJoin = 'round';
  ctx.strokeStyle = HALO;
  ctx.textBaseline = 'alphabetic';
  for (const label of seen) {
    ctx.lineWidth = label.size * 0.27;
    letter(brush, label, 'strokeText');
  }
  for (const label of seen) {
    ctx.fillStyle = label.color;
    letter(brush, label, 'fillText');
  }
  ctx.restore();
}

function letter({ ctx }: Brush, label: Label, how: 'strokeText' | 'fillText'): void {
  ctx.font = label.font;
  ctx.textAlign = label.glyphs ? 'center' : 'left';
  ctx.letterSpacing = `${label.spacing}px`;
  if (!label.glyphs) ctx[how](label.text, label.x, label.y);
  for (const glyph of label.glyphs ?? []) {
    ctx.save();
    ctx.translate(glyph.x, glyph.y);
    ctx.rotate(glyph.angle);
    ctx[how](glyph.text, 0, label.size * 0.25);
    ctx.restore();
  }
}
