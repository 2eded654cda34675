import { lazyWithPreload, useLoadWhen } from '#lib/lazy-with-preload.tsx';
import type { IllustrationProps } from './Illustration.tsx';

const Illustration = lazyWithPreload(async () => (await import('./Illustration.tsx')).Illustration);

export const loadIllustration = Illustration.load;

/** An `Illustration` for pages of the entry chunk. Empty until its code has loaded: the page reserves its height. */
export function LazyIllustration(props: IllustrationProps) {
  return useLoadWhen(Illustration, true) ? <Illustration {...props} /> : <div />;
}
