/*
 * The module of the package: `npm run package` bundles it into lib/. Its imports are relative, as another project reads
 * the declarations that are made of them. No module of the package but the commands has an `await` outside of a function,
 * as `require` refuses such a module.
 */
import {
  catalogueFacts,
  type CatalogueOptions,
  type ProductFacts,
} from '../../src/domain/catalogue-facts.ts';
import { builtBase } from '../../deploy/built-site.ts';
import { DIST, start as startServer } from '../serve.ts';
import type { RunningShop, StartOptions } from './types.ts';

export type { CatalogueOptions, ProductFacts, RunningShop, StartOptions };

/** Serves the shop. */
export const start: (options?: StartOptions) => Promise<RunningShop> = startServer;

/** The products that the shop shows with `?seed=` and `?size=`. Throws a RangeError for an invalid option. */
export function catalogue(options: CatalogueOptions): ProductFacts[] {
  return catalogueFacts(options, builtBase(DIST));
}
