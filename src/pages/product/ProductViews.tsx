import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ProductPicture } from '#components/ProductPicture.tsx';
import { pictureUrl } from '#components/product-content.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { hasCloseUp } from '#domain/product-kinds/facts.ts';
import { useDeferredHydrated } from '#lib/hooks/use-hydrated.ts';
import styles from './ProductViews.module.css';

/** At least the width that ProductViews.module.css gives the picture. Its `rem` is not that of the page, which wide windows enlarge. */
const PICTURE_SIZES = '(width >= 1920px) 750px, min(92vw, 37.5rem)';

const VIEWS = ['Full view', 'Close-up'] as const;

/** The product's picture and, where there is one, a close-up beside it, which is fetched after it. */
export function ProductViews({ product }: { readonly product: Product }) {
  // The inline script renders the first picture alone.
  const isHydrated = useDeferredHydrated();
  const hasViews = isHydrated && hasCloseUp(product.picture);
  const tile = useRef<HTMLSpanElement>(null);
  const isLoaded = useCardPicture(tile, product, isHydrated);
  const [shown, setShown] = useState(0);

  const show = (view: number) => {
    const [first, ...others] = tile.current?.children ?? [];
    const picture = [first, ...others][view];
    if (first instanceof HTMLElement && picture instanceof HTMLElement)
      tile.current?.scrollTo({ left: picture.offsetLeft - first.offsetLeft });
  };

  return (
    <div className={styles.picture}>
      <ProductPicture
        ref={tile}
        className={styles.tile}
        pictureClass={styles.view}
        product={product}
        use="page"
        sizes={PICTURE_SIZES}
        eager
        {...(hasViews && {
          role: 'group',
          'aria-label': 'Pictures',
          // What scrolls must be reachable by keyboard in every browser.
          tabIndex: 0,
          // Negative from right to left.
          onScroll: ({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(Math.abs(scrollLeft) / clientWidth)),
        })}
      >
        {hasViews && (
          <img
            className={styles.view}
            width={960}
            height={960}
            decoding="async"
            alt={`${product.title}, close-up`}
            src={isLoaded ? pictureUrl(product.picture, 'close-960') : undefined}
          />
        )}
      </ProductPicture>
      {hasViews && (
        <div className={styles.views} role="group" aria-label="Views" data-unprinted>
          {VIEWS.map((name, view) => (
            <button
              key={name}
              type="button"
              aria-current={shown === view ? 'true' : undefined}
              onClick={() => show(view)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * Until the picture of a page that opens in the shop has loaded, shows the file of its card, which is in the cache: the
 * tile would be empty. Returns whether it has loaded.
 */
function useCardPicture(
  tile: RefObject<HTMLElement | null>,
  product: Product,
  isHydrated: boolean,
): boolean {
  const [isOpenedFromShop] = useState(isHydrated);
  const [isLoaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    const picture = tile.current?.querySelector('img');
    if (!picture) return undefined;
    const done = () => {
      picture.style.background = '';
      setLoaded(true);
    };
    // It may have loaded before hydration.
    if (picture.complete) done();
    else if (isOpenedFromShop) {
      // Otherwise it is painted some frames after its `load` event.
      picture.decoding = 'sync';
      picture.style.background = `0 0 / 100% ${cardPictureOf(product)}`;
    }
    picture.addEventListener('load', done);
    return () => picture.removeEventListener('load', done);
  }, [tile, isOpenedFromShop, product]);
  return isLoaded;
}

/** The file that a card shows, as a CSS image. */
function cardPictureOf({ picture }: Product): string {
  return `image-set(url("${pictureUrl(picture, 300)}") 1x, url("${pictureUrl(picture, 600)}") 2x)`;
}
