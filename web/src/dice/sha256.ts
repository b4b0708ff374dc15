/** SHA-256 (FIPS 180-4), written out because browsers offer theirs only to pages with a secure address. */
const K = new Uint32Array(64);
const START = new Uint32Array(8);

// The constants are the first 32 bits of the fractional parts of the cube roots and square roots of the first primes.
const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32);
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) prime &&= n % d !== 0;
  if (!prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(n));
  K[found++] = fraction(Math.cbrt(n));
}

const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function compress(h: Uint32Array, block: DataView, from: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(from + 4 * i);
  for (let i = 16; i < 64; i++) {
    const s0 = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  const v = h.slice();
  for (let i = 0; i < 64; i++) {
    const s1 = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25);
    const t1 = v[7] + s1 + ((v[4] & v[5]) ^ (~v[4] & v[6])) + K[i] + w[i];
    const s0 = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22);
    const t2 = s0 + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
    v.copyWithin(1, 0, 7);
    v[4] += t1;
    v[0] = t1 + t2;
  }
  for (let i = 0; i < 8; i++) h[i] += v[i];
}

/** The digest of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  const h = START.slice();
  for (let from = 0; from < padded.length; from += 64) compress(h, view, from);
  return Array.from(h, (word) => word.toString(16).padStart(8, '0')).join('');
}
