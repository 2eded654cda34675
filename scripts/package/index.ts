/* Module and command of the package, one file: `npm run package` bundles it into lib/. Its types: index.d.mts. */
import { builtBase } from '../../deploy/built-site.mjs';
import { catalogueFacts, type CatalogueOptions } from '#domain/catalogue-facts.ts';
import { DIST } from '../serve.mjs';

export { start } from '../serve.mjs';

export function catalogue(options: CatalogueOptions) {
  return catalogueFacts(options, builtBase(DIST));
}
