/* For commands and tests, which run in Node.js. The build replaces it by the values: plugin.ts. */
import { goodsModule } from './shop-goods.ts';

export const { PICTURE_FOLDER, OPAQUE_PICTURES, HERO_PICTURES } = goodsModule('pictures.ts');
