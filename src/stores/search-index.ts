import { lazyModule } from '#lib/lazy-module.ts';

/** The search index with the descriptions, in a lazy chunk: a list without a query needs neither. */
export const searchIndex = lazyModule(() => import('./catalogue-index.ts'));
