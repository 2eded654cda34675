import { lazyModule } from '#lib/lazy-module.ts';

/** What searches a catalogue. A lazy chunk, with the descriptions: a list without a query needs neither. */
export const searchIndex = lazyModule(() => import('./shelf.ts'));
