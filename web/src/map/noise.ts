/** All irregularity of the drawing is a hash of position, so that redrawing never shimmers. Results lie in [0, 1). */
export function hash(a: number, b: number, salt = 0): number {
  let h = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A hash of a position in pitches, to a thousandth. */
export function hashAt(x: number, y: number, salt = 0): number {
  return hash(Math.round(x * 1000), Math.round(y * 1000), salt);
}

/** Smooth noise in [-1, 1] with one cycle a unit. */
export function noise(x: number, y: number, salt: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(x - i);
  const v = smooth(y - j);
  const top = hash(i, j, salt) * (1 - u) + hash(i + 1, j, salt) * u;
  const bottom = hash(i, j + 1, salt) * (1 - u) + hash(i + 1, j + 1, salt) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

/** Two octaves, weighted two to one. */
export function noise2(x: number, y: number, first: number, second: number, salt: number): number {
  return (noise(x * first, y * first, salt) * 2 + noise(x * second, y * second, salt + 1)) / 3;
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}
