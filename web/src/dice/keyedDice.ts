/** Dice as docs/notation.md describes them: roll n is word n of the ChaCha20 key stream (RFC 8439) under a key of 64 digits. */
export class KeyedDice {
  private readonly key: Uint32Array;
  private rolled = 0;

  constructor(hex: string) {
    const bytes = new DataView(new ArrayBuffer(32));
    for (let i = 0; i < 32; i++) bytes.setUint8(i, parseInt(hex.slice(2 * i, 2 * i + 2), 16));
    this.key = Uint32Array.from({ length: 8 }, (_, i) => bytes.getUint32(4 * i, true));
  }

  roll(sides: number): number {
    const n = this.rolled++;
    const incomplete = 2 ** 32 % sides;
    for (let stream = 0; ; stream++) {
      const product = BigInt(this.word(n, stream)) * BigInt(sides);
      // A word from the incomplete last stretch is replaced by the same word of the next stream.
      if (Number(product & 0xffffffffn) >= incomplete) return Number(product >> 32n) + 1;
    }
  }

  private word(n: number, stream: number): number {
    const counter = Math.floor(n / 16);
    const start = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...this.key, counter, 0, 0, stream);
    const x = start.slice();
    for (let round = 0; round < 10; round++) {
      for (let i = 0; i < 4; i++) quarter(x, i, i + 4, i + 8, i + 12);
      for (let i = 0; i < 4; i++) quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
    }
    return (x[n % 16] + start[n % 16]) >>> 0;
  }
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const step = (to: number, from: number, turns: number, by: number) => {
    x[to] += x[from];
    const mixed = x[turns] ^ x[to];
    x[turns] = (mixed << by) | (mixed >>> (32 - by));
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}
