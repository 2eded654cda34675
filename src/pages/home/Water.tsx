import { HeroPicture } from '#components/illustrations/HeroPicture.tsx';
import type { HeroPlace } from '#components/illustrations/hero-sources.ts';
import { Wave } from '#components/illustrations/Wave.tsx';
import { WIDE } from '#styles/media.ts';
import sky from '#components/illustrations/Sky.module.css';
import styles from './Water.module.css';

/** At least the width that Water.module.css gives the near picture. */
const NEAR_SIZES = `${WIDE} 42vw, 74vw`;

/** The home page's water: four layers of waves, and products on three of them. */
export function Water({ still }: { readonly still: boolean }) {
  return (
    <div className={`${sky.sky} ${styles.water}`} data-still={still} aria-hidden="true">
      <Wave layer="far" className={styles.wave} />
      <Float place="far" />
      <Wave layer="mid" className={styles.wave} />
      <Float place="middle" />
      <Wave layer="near" className={styles.wave} />
      <i className={sky.glitter} />
      <Float place="near" />
      <Wave layer="shore" />
    </div>
  );
}

/**
 * A product's picture. The near one is the largest picture of the first screen; the others are lazy, so that they are not
 * requested where CSS hides them.
 */
function Float({ place }: { readonly place: HeroPlace }) {
  const isNear = place === 'near';
  return (
    <HeroPicture
      className={styles.float}
      place={place}
      use={isNear ? 'page' : 'card'}
      loading={isNear ? 'eager' : 'lazy'}
      fetchPriority={isNear ? 'high' : 'low'}
      sizes={isNear ? NEAR_SIZES : undefined}
    />
  );
}
