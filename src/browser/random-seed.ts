/** A fresh 32-bit number; from a weaker source where the browser has no `crypto`. */
export function randomSeed(): number {
  if (typeof crypto === 'undefined') return Math.floor(Math.random() * 0x1_0000_0000);
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
