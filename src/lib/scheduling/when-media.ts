/** Resolves when a media query matches. */
export async function whenMedia(query: string): Promise<void> {
  const list = matchMedia(query);
  if (list.matches) return;
  await new Promise((done) => list.addEventListener('change', done, { once: true }));
}
