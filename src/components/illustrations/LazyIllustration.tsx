import { lazyWithPreload, useLoadWhen } from '#lib/lazy-with-preload.tsx';
import type { IllustrationProps } from './Illustration.tsx';

const Illustration = lazyWithPreload(async () => (await import('./Illustration.tsx')).Illustration);

export const loadIllustration = Illustration.load;

/** For pages of the entry chunk: a grid with a row of its height, which is empty until it has loaded. */
export function LazyIllustration(props: IllustrationProps) {
  return useLoadWhen(Illustration, true) ? <Illustration {...props} /> : <div />;
}
