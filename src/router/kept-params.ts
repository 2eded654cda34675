/*
 * The parameters of the URL that every link of the shop repeats: seed and size of a pinned catalogue, and what the lab
 * adds. `Link` and `navigate` add them; before hydration the inline body script adds them to what `Link` has rendered.
 */
export type KeptParams = Readonly<Record<string, string | number>>;

let kept: KeptParams = {};

/** Replaces the kept parameters. Links that are rendered have them once the location is rendered. */
export function keepParams(params: KeptParams): void {
  kept = params;
}

export function keptParams(): KeptParams {
  return kept;
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
