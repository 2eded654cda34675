import bobbing from './Bobbing.module.css';
import { HeroPicture } from './HeroPicture.tsx';
import type { HeroPlace } from './hero-sources.ts';
import styles from './Illustration.module.css';
import skyStyles from './Sky.module.css';
import { Wave } from './Wave.tsx';

interface IllustrationProps {
  /** Every brand has them. */
  readonly picture: HeroPlace;
  /** Not fetched while it is hidden. */
  readonly lazy?: boolean;
}

/** The scene of the home page with one picture, for empty and error pages. Decorative. */
export function Illustration({ picture, lazy = false }: IllustrationProps) {
  return (
    <div className={styles.illustration} aria-hidden="true">
      <div className={`${skyStyles.sky} ${styles.sky}`} />
      <Wave layer="far" className={styles.wave} />
      <Wave layer="near" className={styles.wave} />
      <HeroPicture
        className={`${styles.picture} ${bobbing.bobbing}`}
        place={picture}
        use="card"
        loading={lazy ? 'lazy' : 'eager'}
      />
      <Wave layer="shore" className={styles.wave} />
    </div>
  );
}
