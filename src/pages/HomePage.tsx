import { Link } from 'wouter';
import { PageTitle, TAGLINE } from '#components/PageTitle.tsx';
import { ProductGrid } from '#components/ProductGrid.tsx';
import { useShop } from '#stores/use-shop.ts';
import { buttonLook } from '#ui/Button.tsx';
import styles from './HomePage.module.css';
import { Water } from './Water.tsx';

export function HomePage() {
  const { catalogue, href } = useShop();
  return (
    <>
      <div className={styles.hero}>
        <Water />
        <div className={styles.words}>
          <PageTitle hero>Flow Into Your Next Great Find</PageTitle>
          <p className={styles.tagline}>{TAGLINE}</p>
          <Link className={buttonLook} href={href.products()}>
            Browse the catalogue
          </Link>
        </div>
      </div>
      <ProductGrid products={catalogue.products} heading="h2" eager />
    </>
  );
}
