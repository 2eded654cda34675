import { heroPictures } from '#shop.config.json';
import { Wave } from '#components/illustrations/Wave.tsx';
import { BASE_PATH } from '#lib/base-path.ts';
import { denseImage } from '#domain/catalogue/product.ts';
import { pictureOf } from '#domain/product-kinds/picture-of.ts';
import sky from '#components/illustrations/Sky.module.css';
import styles from './Water.module.css';

/** The home page's water: products float between four layers of waves. */
export function Water({ still }: { readonly still: boolean }) {
  return (
    <div className={`${sky.sky} ${styles.water}`} data-still={still} aria-hidden="true">
      <Wave layer="far" />
      <Float place="far" />
      <Wave layer="mid" />
      <Float place="middle" />
      <Float place="near" />
      <Wave layer="near" />
      <Wave layer="shore" />
    </div>
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
