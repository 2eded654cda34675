/** A random unsigned 32-bit integer; from `Math.random` where `crypto` is absent or throws. */
export function randomSeed(): number {
  try {
    return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  } catch {
    return Math.floor(Math.random() * 0x1_0000_0000);
  }
}
