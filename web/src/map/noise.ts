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

/** Smooth noise in [-1, 1] with so many cycles per unit. It is quickest where one place asked for is near the next. */
class Octave {
  private column = NaN;
  private row = NaN;
  private readonly corners = new Float64Array(4);

  constructor(
    private readonly cycles: number,
    private readonly salt: number,
  ) {}

  at(x: number, y: number): number {
    const i = Math.floor(x * this.cycles);
    const j = Math.floor(y * this.cycles);
    const { corners, salt } = this;
    if (i !== this.column || j !== this.row) {
      corners[0] = hash(i, j, salt);
      corners[1] = hash(i + 1, j, salt);
      corners[2] = hash(i, j + 1, salt);
      corners[3] = hash(i + 1, j + 1, salt);
      this.column = i;
      this.row = j;
    }
    const u = smooth(x * this.cycles - i);
    const v = smooth(y * this.cycles - j);
    const top = corners[0] * (1 - u) + corners[1] * u;
    const bottom = corners[2] * (1 - u) + corners[3] * u;
    return (top * (1 - v) + bottom * v) * 2 - 1;
  }
}

/** Two octaves, weighted two to one. */
export class Noise {
  private readonly first: Octave;
  private readonly second: Octave;

  constructor(first: number, second: number, salt: number) {
    this.first = new Octave(first, salt);
    this.second = new Octave(second, salt + 1);
  }

  at(x: number, y: number): number {
    return (this.first.at(x, y) * 2 + this.second.at(x, y)) / 3;
  }
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}
