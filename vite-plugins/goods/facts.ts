/* For commands and tests, which run in Node.js. The build replaces it by the values: plugin.ts. */
import { goodsModule } from './shop-goods.ts';

export const { FACTS, CLOSINGS, CLOSE_UPS } = goodsModule('facts.ts');
