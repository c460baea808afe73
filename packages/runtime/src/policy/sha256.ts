/** The first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4, sections 4.2.2 and 5.3.3). */
function constants(): { rounds: Uint32Array; start: Uint32Array } {
  const [rounds, start] = [new Uint32Array(64), new Uint32Array(8)];
  const fraction = (root: number): number => (root - Math.floor(root)) * 2 ** 32;
  for (let number = 2, found = 0; found < 64; number += 1) {
    let isPrime = true;
    for (let by = 2; by * by <= number; by += 1) isPrime &&= number % by !== 0;
    if (!isPrime) continue;
    rounds[found] = fraction(Math.cbrt(number));
    if (found < 8) start[found] = fraction(Math.sqrt(number));
    found += 1;
  }
  return { rounds, start };
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * Returns the SHA-256 of a text in UTF-8, as lowercase hex (FIPS 180-4). The browser's own function answers later, and
 * only on secure pages.
 */
export function sha256(text: string): string {
  const { rounds, start } = constants();
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks.length - 4, bytes.length << 3);
  const state = start.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < blocks.length; at += 64) addBlock(state, words, rounds, view, at);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function addBlock(state: Uint32Array, words: Uint32Array, rounds: Uint32Array, view: DataView, at: number): void {
  for (let round = 0; round < 64; round += 1) {
    if (round < 16) {
      words[round] = view.getUint32(at + round * 4);
      continue;
    }
    const [before, last] = [words[round - 15]!, words[round - 2]!];
    const small = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const large = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
    words[round] = words[round - 16]! + small + words[round - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + rounds[round]! + words[round]!) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = state[index]! + value;
}
