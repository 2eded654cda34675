import { readShopConfig, type ShopConfig } from '../read-shop-config.ts';
import { MODULES } from './modules.ts';
import { readGoods } from './read-goods.ts';

/** A module of the goods that shop.config.json names. Throws an error of one line for an invalid configuration or table. */
export function goodsModule<Name extends keyof typeof MODULES>(
  name: Name,
): ReturnType<(typeof MODULES)[Name]>;
export function goodsModule(name: keyof typeof MODULES): object {
  const config: ShopConfig = readShopConfig();
  return MODULES[name](readGoods(config.goods), config);
}
