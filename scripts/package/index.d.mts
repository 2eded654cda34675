/** A product with every fact that the shop shows. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** US dollars with two decimals: `"406.95"`. */
  readonly price: string;
  /** Our rating, 1 to 5 whole stars; the review average is another figure, and no part of the catalogue. */
  readonly rating: number;
  /** The path of its picture in the shop that `start` serves. */
  readonly image: string;
  /** `Alpaca` in `Alpaca Fringed Scarf`. */
  readonly material: string;
  /** `Scarf` in `Alpaca Fringed Scarf`. */
  readonly kind: string;
}

export interface CatalogueOptions {
  /** A whole number from 0 to 4294967295. */
  readonly seed: number;
  /** A whole number from 1 to 10000 (20). */
  readonly size?: number;
}

/** The products that the shop shows with `?seed=` and `?size=`. Throws a RangeError for an invalid option. */
export function catalogue(options: CatalogueOptions): Product[];

export interface StartOptions {
  /** 0 picks any free port (4173). */
  readonly port?: number;
  /** Rejects when the port is taken, instead of trying the next ones. */
  readonly strictPort?: boolean;
  /** `0.0.0.0` accepts other machines (127.0.0.1). */
  readonly host?: string;
}

export interface Server {
  /** Of the home page, with a slash at its end. */
  readonly url: string;
  close(): Promise<unknown>;
}

/** Serves the shop. */
export function start(options?: StartOptions): Promise<Server>;
