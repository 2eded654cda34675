import bobbing from './Bobbing.module.css';
import { heroSources, isCut, type HeroPlace } from './hero-sources.ts';
import styles from './Illustration.module.css';
import { Wave } from './Wave.tsx';

export interface IllustrationProps {
  /** One of the pictures that float at home: every brand has them. */
  readonly picture: HeroPlace;
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
        data-cut={isCut(picture)}
        {...heroSources(picture, 'card')}
      />
      <Wave layer="near" />
    </div>
  );
}
