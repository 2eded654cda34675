/*
 * The parameters of the URL that every link of the shop repeats: seed and size of a pinned catalogue, and what the lab
 * adds. `Link` and `navigate` add them; before hydration the inline body script adds them to what `Link` has rendered.
 */
export type KeptParams = Readonly<Record<string, string | number>>;

let kept: KeptParams = {};
const listeners = new Set<() => void>();

/** Replaces the kept parameters. */
export function keepParams(params: KeptParams): void {
  kept = params;
  for (const listener of listeners) listener();
}

export function keptParams(): KeptParams {
  return kept;
}

/** Calls back after each change. Returns a function that unsubscribes. */
export function subscribeToKeptParams(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A URL without a fragment, with the kept parameters that it lacks. */
export function withKeptParams(to: string): string {
  const [path = '', search] = to.split('?');
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(kept))
    if (!params.has(name)) params.set(name, String(value));
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
