import { lazyModule } from '#lib/lazy-module.ts';

/** The search index and the descriptions, in a lazy chunk: a list without a query does not need them. */
export const lazySearchIndex = lazyModule(() => import('./catalogue-index.ts'));
