import { HERO_PICTURES } from '#goods/pictures.ts';
import {
  pictureSources,
  pictureUrl,
  type PictureAttributes,
  type PictureUse,
} from '../product-content.ts';

/** The places of the scene, `lost` where nothing is found. `heroPictures` in shop.config.json names the picture of each. */
export type HeroPlace = keyof typeof HERO_PICTURES;

/** Whether the picture of a place is rendered for water, cut at its waterline. */
export function isCut(place: HeroPlace): boolean {
  return HERO_PICTURES[place].isCut;
}

/** The picture of a place: the one that is rendered for water, if there is one, else that of the product. */
export function heroSources(
  place: HeroPlace,
  use: PictureUse,
): Pick<PictureAttributes, 'srcSet' | 'src'> {
  const { picture } = HERO_PICTURES[place];
  if (!isCut(place)) return pictureSources(picture, use);
  const src = pictureUrl(`hero-${picture}`, 600);
  const large = pictureUrl(`hero-${picture}`, 960);
  return use === 'page' ? { srcSet: `${src} 600w, ${large} 960w`, src } : { src };
}
