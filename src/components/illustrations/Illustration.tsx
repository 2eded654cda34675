import { pictureOf } from '#domain/product-kinds/picture-of.ts';
import { pictureSources } from '#components/product-content.ts';
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
  return (
    <div className={styles.illustration} aria-hidden="true">
      <Wave layer="far" />
      <img
        className={`${styles.picture} ${bobbing.bobbing}`}
        width={240}
        height={240}
        loading={lazy ? 'lazy' : 'eager'}
        alt=""
        {...pictureSources(pictureOf(picture))}
      />
      <Wave layer="near" />
    </div>
  );
}
