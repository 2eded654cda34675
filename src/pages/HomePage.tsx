import { Link } from 'wouter';
import { PageTitle, TAGLINE } from '#components/PageTitle.tsx';
import { ProductGrid } from '#components/ProductGrid.tsx';
import { useShop } from '#stores/use-shop.ts';
import styles from './HomePage.module.css';

/** How many cards are in view at first on most screens. */
const FIRST_ROW = 4;

export function HomePage() {
  const { catalogue, href } = useShop();
  return (
    <>
      <div className={styles.hero}>
        <PageTitle>Flow Into Your Next Great Find</PageTitle>
        <p className={styles.tagline}>{TAGLINE}</p>
        <Link className={styles.action} href={href.products()}>
          Browse all products
        </Link>
      </div>
      <ProductGrid products={catalogue.products} heading="h2" eager={FIRST_ROW} />
    </>
  );
}
