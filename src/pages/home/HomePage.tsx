import { Link } from '#components/Link.tsx';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { DEFAULT_SIZE } from '#domain/catalogue/generate.ts';
import { heroHeading as HERO_HEADING, tagline as TAGLINE } from '#shop.config.json';
import { PageTitle } from '#components/PageTitle.tsx';
import { Shelves } from '#components/Shelves.tsx';
import { ProductGrid } from '#components/product-grid/ProductGrid.tsx';
import { useShop } from '#stores/use-shop.ts';
import { buttonClass } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PAUSE, PLAY } from '#ui/icons.ts';
import styles from './HomePage.module.css';
import { Water } from './Water.tsx';

export function HomePage() {
  const { catalogue, href, stillWater } = useShop();
  const still = useStore(stillWater);
  // The list has the products of a larger catalogue.
  const products = useMemo(() => catalogue.products.slice(0, DEFAULT_SIZE), [catalogue]);
  return (
    <>
      <div className={styles.depth} data-unprinted />
      <div className={styles.hero} data-water data-unprinted>
        <div className={styles.words}>
          <PageTitle hero>{HERO_HEADING}</PageTitle>
          <p className={styles.tagline}>{TAGLINE}</p>
          <Link className={buttonClass} data-size="large" href={href.products()}>
            Browse the catalogue
          </Link>
        </div>
        {/* After the words, which give the hero its height: the document is painted in parts while it arrives. */}
        <Water still={still} />
        <IconButton
          outline={still ? PLAY : PAUSE}
          className={styles.pause}
          aria-label={still ? 'Let the water flow' : 'Pause the water'}
          onClick={() => stillWater.setState(!still)}
        />
      </div>
      <div className={styles.shelf} data-unprinted>
        <h2>Fresh finds</h2>
        <Shelves />
      </div>
      <ProductGrid products={products} heading="h2" eager wide />
    </>
  );
}
