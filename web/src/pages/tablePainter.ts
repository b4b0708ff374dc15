import { FACES } from '../counters/look.ts';
import { drawSymbol } from '../counters/symbol.ts';
import { SERIF } from '../map/palette.ts';
import { hash, Noise } from '../map/noise.ts';

/** Noville from the north-west, as a modeller would paint it: a foretaste of the table of Great Battles. Units are inches. */
const INCH = 40;
const NOVILLE = [
  [16.5, 20],
  [19.5, 20],
  [19.5, 23],
  [16.5, 23],
];
const RIDGE = [
  [10, 15.2],
  [14, 14.4],
  [19, 14.9],
  [21.5, 16.3],
  [20, 17.6],
  [15, 17.9],
  [11.4, 18.4],
  [9.4, 17],
];

export function paintTable(ctx: CanvasRenderingContext2D, width: number, height: number): void {
  const left = 13.9;
  const top = 16.9;
  ground(ctx, width, height);
  ctx.save();
  ctx.scale(INCH, INCH);
  ctx.translate(-left, -top);
  ridge(ctx);
  road(
    ctx,
    [
      [20.8, 13],
      [19.2, 17],
      [18.2, 21.2],
      [17, 26],
    ],
    0.3,
    '#B9B2A2',
    '#8D8676',
  );
  road(
    ctx,
    [
      [15.4, 13],
      [15.6, 17.5],
      [17, 20.4],
      [18.2, 21.4],
      [21, 21.6],
      [24, 22.6],
    ],
    0.2,
    '#BE9A66',
    '#8A6B3E',
  );
  town(ctx);
  ctx.restore();
  stands(ctx, left, top);
  ctx.font = `600 19px ${SERIF}`;
  ctx.fillStyle = '#2A241C';
  ctx.strokeStyle = 'rgba(220,214,170,.9)';
  ctx.lineWidth = 4;
  ctx.lineJoin = 'round';
  ctx.strokeText('Noville', (14.2 - left) * INCH, (21.8 - top) * INCH);
  ctx.fillText('Noville', (14.2 - left) * INCH, (21.8 - top) * INCH);
}

function ground(ctx: CanvasRenderingContext2D, width: number, height: number): void {
  ctx.fillStyle = '#D3CFA3';
  ctx.fillRect(0, 0, width, height);
  const noise = new Noise(1, 3.3, 7);
  for (let y = 0; y < height; y += 6)
    for (let x = 0; x < width; x += 6) {
      const n = noise.at(x / 60, y / 60);
      ctx.fillStyle = n > 0 ? `rgba(240,234,196,${n * 0.45})` : `rgba(150,156,96,${-n * 0.4})`;
      ctx.fillRect(x, y, 6, 6);
    }
  const greens = ['#9FA468', '#B4B57C', '#8C955A', '#C5C38F'];
  for (let k = 0; k < (width * height) / 60; k++) {
    ctx.strokeStyle = greens[k % 4];
    const x = hash(k, 1) * width;
    const y = hash(k, 2) * height;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + 3 * (hash(k, 3) - 0.5), y - 3);
    ctx.stroke();
  }
}

function closed(ctx: CanvasRenderingContext2D, points: number[][]): void {
  const n = points.length;
  ctx.beginPath();
  for (let i = 0; i <= n; i++) {
    const [ax, ay] = points[i % n];
    const [bx, by] = points[(i + 1) % n];
    if (i === 0) ctx.moveTo((ax + bx) / 2, (ay + by) / 2);
    else ctx.quadraticCurveTo(ax, ay, (ax + bx) / 2, (ay + by) / 2);
  }
  ctx.closePath();
}

function ridge(ctx: CanvasRenderingContext2D): void {
  ctx.lineJoin = 'round';
  closed(ctx, RIDGE);
  for (let i = 8; i >= 1; i--) {
    ctx.strokeStyle = 'rgba(110,92,52,.05)';
    ctx.lineWidth = 0.16 * i;
    ctx.stroke();
  }
  ctx.fillStyle = '#DED7B2';
  ctx.fill();
  ctx.strokeStyle = '#FBF8E6';
  ctx.lineWidth = 0.04;
  ctx.stroke();
}

function road(ctx: CanvasRenderingContext2D, points: number[][], width: number, fill: string, edge: string): void {
  ctx.lineCap = 'round';
  for (const [color, wide] of [
    ['rgba(70,60,30,.18)', width + 0.2],
    [edge, width + 0.06],
    [fill, width],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.moveTo(points[0][0], points[0][1]);
    for (let i = 1; i < points.length - 1; i++) {
      const [ax, ay] = points[i];
      const [bx, by] = points[i + 1];
      ctx.quadraticCurveTo(ax, ay, (ax + bx) / 2, (ay + by) / 2);
    }
    ctx.lineTo(points[points.length - 1][0], points[points.length - 1][1]);
    ctx.stroke();
  }
}

function town(ctx: CanvasRenderingContext2D): void {
  ctx.setLineDash([0.12, 0.08]);
  ctx.strokeStyle = 'rgba(60,46,28,.7)';
  ctx.lineWidth = 0.03;
  ctx.beginPath();
  NOVILLE.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
  ctx.fillStyle = 'rgba(196,180,150,.5)';
  ctx.fill();
  ctx.stroke();
  ctx.setLineDash([]);
  const roofs = [
    ['#A8583F', '#8A4330'],
    ['#6E7480', '#575C66'],
    ['#9A6A50', '#7D5440'],
  ];
  for (let k = 0; k < 11; k++) {
    ctx.save();
    ctx.translate(16.9 + hash(k, 5) * 2.2, 20.35 + hash(k, 6) * 2.3);
    ctx.rotate((hash(k, 7) - 0.5) * 1.2);
    const [light, dark] = roofs[k % 3];
    ctx.fillStyle = light;
    ctx.fillRect(-0.22, -0.14, 0.44, 0.14);
    ctx.fillStyle = dark;
    ctx.fillRect(-0.22, 0, 0.44, 0.14);
    ctx.restore();
  }
}

function stands(ctx: CanvasRenderingContext2D, left: number, top: number): void {
  const stand = (
    x: number,
    y: number,
    angle: number,
    color: 'fieldGray' | 'olive',
    branch: 'armor' | 'mechanized' | 'infantry',
    text: string,
  ) => {
    const face = FACES[color];
    ctx.save();
    ctx.translate((x - left) * INCH, (y - top) * INCH);
    ctx.rotate(angle);
    ctx.shadowColor = 'rgba(40,30,10,.45)';
    ctx.shadowBlur = 5;
    ctx.shadowOffsetY = 2;
    ctx.fillStyle = face.face;
    ctx.fillRect(-27, -16, 54, 32);
    ctx.shadowColor = 'transparent';
    ctx.fillStyle = color === 'fieldGray' ? '#8E1F17' : '#EFE6A2';
    ctx.fillRect(-27, color === 'fieldGray' ? 12 : -16, 54, 4);
    drawSymbol(ctx, branch, 'battalion', { x: -20, y: -8, width: 24, height: 16 }, face.ink, face.box, 1.5);
    ctx.fillStyle = face.ink;
    ctx.font = '700 11px "Liberation Sans Narrow",Arial,sans-serif';
    ctx.textBaseline = 'middle';
    ctx.fillText(text, 9, 0);
    ctx.restore();
  };
  stand(20.6, 17.6, 0.2, 'fieldGray', 'armor', 'C1');
  stand(19.5, 18.6, 0.2, 'fieldGray', 'armor', 'C1');
  stand(15, 18.2, -0.25, 'fieldGray', 'mechanized', 'A1');
  stand(17.2, 19.5, 0, 'olive', 'infantry', 'A1');
  stand(19.9, 20.6, 0.4, 'olive', 'armor', 'A2');
}
