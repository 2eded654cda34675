import { test } from 'vitest';
import { readShopConfig } from '../../vite-plugins/read-shop-config.ts';

/** A test that quotes titles or prices of this repository's goods: skipped where a brand sells its own. */
export const testOurGoods = test.runIf(readShopConfig().goods === './goods');
