import { denseImage } from '#domain/catalogue/product.ts';
import { pictureOf } from '#domain/product-kinds/picture-of.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import bobbing from './Bobbing.module.css';
import styles from './Illustration.module.css';
import { Wave } from './Wave.tsx';

export interface IllustrationProps {
  /** The slug of a product kind. */
  readonly picture: string;
  /** Not fetched while it is hidden. */
  readonly lazy?: boolean;
}

/** A picture half sunk behind a wave, for empty and error pages. Decorative. */
export function Illustration({ picture, lazy = false }: IllustrationProps) {
  const image = BASE_PATH + pictureOf(picture);
  return (
    <div className={styles.illustration} aria-hidden="true">
      <Wave layer="far" />
      <img
        className={`${styles.picture} ${bobbing.bobbing}`}
        width={240}
        height={240}
        loading={lazy ? 'lazy' : 'eager'}
        alt=""
        srcSet={`${image} 1x, ${denseImage(image)} 2x`}
        src={image}
      />
      <Wave layer="near" />
    </div>
  );
}
