import { heroPictures } from '#shop.config.json';
import { BASE_PATH } from '#lib/base-path.ts';
import { denseImage } from '#domain/catalogue/product.ts';
import { pictureOf } from '#domain/product-kinds/picture-of.ts';
import styles from './Water.module.css';

/** A crest and a trough, four times: moved by one period, 600 of 2400 units, the wave looks the same. */
const SWELL =
  'M0 60c100-44 200-44 300 0s200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 300 0V220H0Z';

/** The home page's water: products float between four layers of waves. */
export function Water({ still }: { readonly still: boolean }) {
  return (
    <div className={styles.water} data-still={still} aria-hidden="true">
      <Gradients />
      <Wave layer="far" />
      <Float place="far" />
      <Wave layer="mid" />
      <Float place="middle" />
      <div className={styles.rings}>
        <i />
        <i />
      </div>
      <Float place="near" />
      <Wave layer="near" />
      <Wave layer="shore" />
    </div>
  );
}

function Wave({ layer }: { readonly layer: 'far' | 'mid' | 'near' | 'shore' }) {
  return (
    <svg
      className={styles.wave}
      data-layer={layer}
      viewBox="0 0 2400 220"
      preserveAspectRatio="none"
    >
      <path d={SWELL} />
    </svg>
  );
}

/** The colours of the waves, from the lit crest to the deep, and of the light on the crests. */
function Gradients() {
  return (
    <svg className={styles.gradients}>
      {(['far', 'mid', 'near'] as const).map((layer) => (
        <linearGradient key={layer} id={layer} x2="0" y2="1">
          <stop stopColor={`var(--wave-${layer})`} />
          <stop offset="1" stopColor={`var(--deep-${layer})`} />
        </linearGradient>
      ))}
      {/* As long as a wave: bright on each crest, transparent in the troughs. */}
      <linearGradient id="crest" gradientUnits="userSpaceOnUse" x2="600" spreadMethod="repeat">
        <stop stopColor="var(--crest)" stopOpacity="0" />
        <stop stopColor="var(--crest)" offset="0.25" />
        <stop stopColor="var(--crest)" stopOpacity="0" offset="0.5" />
      </linearGradient>
    </svg>
  );
}

/**
 * A product's picture; the waves cover its shadow. The near one is the largest picture of the first screen; the others
 * are lazy, so that they are not requested where CSS hides them.
 */
function Float({ place }: { readonly place: keyof typeof heroPictures }) {
  const isNear = place === 'near';
  return (
    <img
      className={styles.float}
      data-float={place}
      src={BASE_PATH + denseImage(pictureOf(heroPictures[place]))}
      alt=""
      decoding="async"
      loading={isNear ? 'eager' : 'lazy'}
      fetchPriority={isNear ? 'high' : 'low'}
    />
  );
}
