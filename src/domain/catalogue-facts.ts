import { keysOf } from '#lib/typed-object.ts';
import { chooseCatalogue, MAX_SEED } from './catalogue-params.ts';
import { assignKind } from './catalogue/assign-kinds.ts';
import { descriptionOf, materialOf } from './catalogue/describe.ts';
import { DEFAULT_SIZE, productAt } from './catalogue/generate.ts';
import { MAX_SIZE } from './catalogue/product-id.ts';
import { pictureFile } from './product-kinds/picture-file.ts';

/**
 * A product with every fact that the shop shows (SPEC CAT30); published in `lab/rivulet.d.ts`. For programs: no page of
 * the shop uses it.
 */
export interface ProductFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** US dollars with two decimals: `"170.00"`. */
  readonly price: string;
  /** Our rating, 1 to 5 whole stars; the review average is another figure, and no part of the catalogue. */
  readonly rating: number;
  /** The path of its picture. */
  readonly image: string;
  /** Such as `Powder-coated steel`. */
  readonly material: string;
  /** `Desk Lamp` in `Ink Study Desk Lamp`. */
  readonly kind: string;
}

/** Seed and size, also as the text of an option. */
export interface CatalogueOptions {
  readonly seed: number | string;
  readonly size?: number | string | undefined;
}

/** What is valid, in a sentence. */
export const VALID_OPTIONS = {
  seed: `A seed is a whole number from 0 to ${MAX_SEED}`,
  size: `A size is a whole number from 1 to ${MAX_SIZE}`,
};

/**
 * The products of a catalogue in the shop's order, with the path of each picture. `base`: the base path. Throws a
 * RangeError for an invalid seed or size.
 */
export function catalogueFacts(options: CatalogueOptions, base: string): ProductFacts[] {
  const given = { seed: String(options.seed), size: String(options.size ?? DEFAULT_SIZE) };
  const query = new URLSearchParams(given).toString();
  const { seed, size, invalid } = chooseCatalogue(query, null, () => 0);
  for (const name of keysOf(given)) {
    if (invalid.includes(name))
      throw new RangeError(`${VALID_OPTIONS[name]}, not '${given[name]}'`);
  }
  return Array.from({ length: size }, (_, index) => {
    const key = { seed, index };
    const product = productAt(key);
    const { id, title, price, rating } = product;
    const image = base + pictureFile(product.picture, 300);
    const description = descriptionOf(key);
    const material = materialOf(product);
    const kind = assignKind(key).kind.noun;
    return { id, title, description, price, rating, image, material, kind };
  });
}
