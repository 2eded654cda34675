import { DEFAULT_SIZE, type Catalogue } from './catalogue/generate.ts';
import { MAX_SIZE, parseProductId } from './catalogue/product-id.ts';

/** The parameters of a URL that choose its catalogue. */
export type CatalogueParams = Readonly<Partial<Record<'seed' | 'size', number>>>;

/** The catalogue that the app shows (SPEC CAT). */
interface CatalogueChoice {
  readonly seed: number;
  readonly size: number;
  /** The valid parameters of the start URL, which the app's links repeat. */
  readonly pinned: CatalogueParams;
  /** Parameters that were given but are invalid, to be reported once on the console. */
  readonly invalid: readonly string[];
}

/** The query string of the parameters, with its `?`; empty when there are none. */
export function formatParams(params: Readonly<Record<string, string | number>>): string {
  const entries = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** The parameters of a link that shows the same catalogue. */
export function paramsOf({ seed, products }: Catalogue): CatalogueParams {
  return products.length === DEFAULT_SIZE ? { seed } : { seed, size: products.length };
}

export const MAX_SEED = 0xffff_ffff;

/**
 * Chooses the seed: that of the URL, else the one encoded in `productId`, else a random one; and the size: that of the
 * URL, else the default. `productId` is `null` when the visit does not start on a product page. An invalid seed or size
 * counts as absent.
 */
export function chooseCatalogue(
  search: string,
  productId: string | null,
  random: () => number,
): CatalogueChoice {
  const params = new URLSearchParams(search);
  const seed = readWhole(params.get('seed'), 0, MAX_SEED);
  const size = readWhole(params.get('size'), 1, MAX_SIZE);
  const linked = productId === null ? null : parseProductId(productId);
  return {
    seed: seed ?? linked?.seed ?? random(),
    size: size ?? DEFAULT_SIZE,
    pinned: {
      ...(seed !== null && { seed }),
      ...(size !== null && { size }),
    },
    invalid: [
      ...(params.has('seed') && seed === null ? ['seed'] : []),
      ...(params.has('size') && size === null ? ['size'] : []),
    ],
  };
}

/**
 * A whole number in plain digits within its bounds, both included, without the punctuation that a text around the link
 * has put behind it; `null` for anything else.
 */
function readWhole(raw: string | null, least: number, most: number): number | null {
  const value = Number(/^(\d{1,10})\W*$/.exec(raw ?? '')?.[1] ?? Number.NaN);
  return value >= least && value <= most ? value : null;
}
