import { DEFAULT_SIZE } from './catalogue/generate.ts';
import { MAX_SIZE, parseProductId } from './catalogue/product-id.ts';

/** What the app's own links carry on so that a pinned catalogue outlives a reload. */
export interface CatalogueParams {
  readonly seed?: number;
  readonly size?: number;
}

/** Which catalogue a start of the app shows (SPEC CAT). */
export interface CatalogueChoice {
  readonly seed: number;
  readonly size: number;
  readonly pin: CatalogueParams;
  /** Params that were given but cannot be used, to be said once on the console. */
  readonly unusable: readonly string[];
}

/** The query part that carries a pin on, with its `?`; nothing when nothing is pinned. */
export function formatCatalogueParams({ seed, size }: CatalogueParams): string {
  const params = new URLSearchParams({
    ...(seed !== undefined && { seed: String(seed) }),
    ...(size !== undefined && { size: String(size) }),
  }).toString();
  return params === '' ? '' : `?${params}`;
}

const MAX_SEED = 0xffff_ffff;

/**
 * Chooses the seed: the address's own, else the one inside the id of the product the visit starts at,
 * else a random one. `productId` is `null` when the visit starts elsewhere.
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
    pin: { ...(seed !== null && { seed }), ...(size !== null && { size }) },
    unusable: [
      ...(params.has('seed') && seed === null ? ['seed'] : []),
      ...(params.has('size') && size === null ? ['size'] : []),
    ],
  };
}

/** A whole number in plain digits within its bounds, both included; `null` for anything else. */
function readWhole(raw: string | null, least: number, most: number): number | null {
  const value = raw !== null && /^\d{1,10}$/.test(raw) ? Number(raw) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
