/** A fresh 32-bit number; from a weaker source where `crypto` is absent or fails. */
export function randomSeed(): number {
  try {
    return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  } catch {
    return Math.floor(Math.random() * 0x1_0000_0000);
  }
}
