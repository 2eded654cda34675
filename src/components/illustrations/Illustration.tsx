import { denseImage } from '#domain/catalogue/product.ts';
import { PICTURE_FOLDER } from '#domain/product-kinds/picture-folder.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import styles from './Illustration.module.css';
import { Wave } from './Wave.tsx';

/** Slugs of product kinds. */
type Picture = 'basket' | 'fishing-rod' | 'pond-yacht' | 'diving-mask' | 'ring-buoy';

/** The URL of a product kind's 300×300 picture. */
export function pictureOf(kind: Picture): string {
  return `${BASE_PATH}${PICTURE_FOLDER}/${kind}.avif`;
}

export interface IllustrationProps {
  readonly picture: Picture;
  /** Not fetched while it is hidden. */
  readonly lazy?: boolean;
}

/** A picture half sunk behind a wave, for empty and error pages. Decorative. */
export function Illustration({ picture, lazy = false }: IllustrationProps) {
  const image = pictureOf(picture);
  return (
    <div className={styles.illustration} aria-hidden="true">
      <img
        className={styles.picture}
        width={240}
        height={240}
        loading={lazy ? 'lazy' : 'eager'}
        alt=""
        srcSet={`${image} 1x, ${denseImage(image)} 2x`}
        src={image}
      />
      <Wave tide="near" />
    </div>
  );
}
