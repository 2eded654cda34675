import type { ShopConfig } from '../read-shop-config.ts';
import { picturesOf, type Goods } from './read-goods.ts';

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
      materials: finishes.map(({ material }) => material),
    })),
    CLOSINGS: closings,
    CLOSE_UPS: closeUps(kinds, files),
  }),
  'pictures.ts': ({ folder, files, opaque }: Goods, { heroPictures, scene }: ShopConfig) => {
    const hero = (picture: string) => ({
      picture,
      isCut: scene === 'water' && files.includes(`hero-${picture}-600.avif`),
    });
    const { near, middle, far, lost = far } = heroPictures;
    return {
      PICTURE_FOLDER: folder,
      OPAQUE_PICTURES: opaque,
      HERO_PICTURES: { near: hero(near), middle: hero(middle), far: hero(far), lost: hero(lost) },
    };
  },
};

/** The pictures with a close-up; `null` when all have one. */
function closeUps(kinds: Goods['kinds'], files: Goods['files']): readonly string[] | null {
  const pictures = picturesOf(kinds);
  const some = pictures.filter((picture) => files.includes(`${picture}-close-960.avif`));
  return some.length === pictures.length ? null : some;
}

/** A module as code. */
export function codeOf(values: ReturnType<(typeof MODULES)[keyof typeof MODULES]>): string {
  return 'KINDS' in values
    ? kindsCode(values.KINDS)
    : Object.entries(values)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
}

/** The kinds in 60 % of the size of JSON: the document of the home page contains them. */
function kindsCode(kinds: ReturnType<(typeof MODULES)['kinds.ts']>['KINDS']): string {
  const rows = kinds.map(({ slug, noun, price, qualities, finishes }) => {
    const words = finishes.map(({ word, picture }) =>
      picture === `${slug}-${hyphenated(word)}` ? word : `${word}=${picture}`,
    );
    const row = [noun, price.from, price.to, qualities.join(), words.join()];
    if (slug !== hyphenated(noun)) row.push(slug);
    return `/* @__PURE__ */ kind(${JSON.stringify(row).slice(1, -1)})`;
  });
  return `const kind = (noun, from, to, qualities, finishes, slug = hyphenated(noun)) => ({
    slug, noun, price: { from, to }, qualities: qualities.split(','),
    finishes: finishes.split(',').map((finish) => {
      const [word, picture = slug + '-' + hyphenated(word)] = finish.split('=');
      return { word, picture };
    }),
  });
  ${hyphenated.toString()}
  export const KINDS = [${rows.join(',\n')}];`;
}

function hyphenated(word: string): string {
  return word.toLowerCase().replaceAll(' ', '-');
}
