import { createShop, type Shop, type ShopOptions } from '#stores/shop.ts';

/** Creates the shop of a visit with the lab on (SPEC LAB). */
export function createLabShop(options: ShopOptions): Promise<Shop> {
  return Promise.resolve(createShop(options));
}
