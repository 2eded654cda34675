import type { ShopConfig } from '../read-shop-config.ts';
import type { Goods } from './read-goods.ts';

/**
 * What the shop knows of its goods, in three modules, so that no script contains what it does not use: the inline script
 * of the first paint needs titles, prices and pictures, the app also the facts of the product page.
 */
export const MODULES = {
  'kinds.ts': ({ kinds }: Goods) => ({
    KINDS: kinds.map(({ slug, noun, price, qualities, finishes }) => ({
      slug,
      noun,
      price,
      qualities,
      finishes: finishes.map(({ word, picture }) => ({ word, picture })),
    })),
  }),
  'facts.ts': ({ kinds, closings, files }: Goods) => ({
    FACTS: kinds.map(({ openings, details, finishes }) => ({
      openings,
      details,
      finishes: finishes.map(({ material, picture }) => ({
        material,
        hasCloseUp: files.includes(`${picture}-close-960.avif`),
      })),
    })),
    CLOSINGS: closings,
  }),
  'pictures.ts': ({ folder, files }: Goods, { heroPictures }: ShopConfig) => {
    const hero = (picture: string) => ({ picture, isCut: files.includes(`hero-${picture}.avif`) });
    const { near, middle, far } = heroPictures;
    return {
      PICTURE_FOLDER: folder,
      HERO_PICTURES: { near: hero(near), middle: hero(middle), far: hero(far) },
    };
  },
};
