import { Illustration } from '#components/illustrations/Illustration.tsx';
import { descriptionOf, materialOf } from '#domain/catalogue/describe.ts';
import { productFromId } from '#domain/catalogue/generate.ts';
import { skuOf, STOCK, type Product } from '#domain/catalogue/product.ts';
import { useDeferredHydrated } from '#lib/hooks/use-hydrated.ts';
import { reviewsLabel, shownReviews } from '#domain/shown-reviews.ts';
import { usePageIncomplete } from '#router/page-attribute.ts';
import { useVisit } from '#stores/use-shop.ts';
import { Icon } from '#ui/Icon.tsx';
import { MessagePage } from '../messages/MessagePage.tsx';
import { BuyBox } from './BuyBox.tsx';
import { ProductIntro } from './ProductIntro.tsx';
import styles from './ProductPage.module.css';
import { RelatedProducts } from './RelatedProducts.tsx';
import { Reviews } from './Reviews.tsx';
import { ShareButton } from './ShareButton.tsx';

/** The page of a product of any catalogue; an unknown id shows `Product Not Found`. */
export function ProductPage({ id }: { readonly id: string }) {
  const product = productFromId(id);
  if (product) return <ProductDetails product={product} />;
  return (
    <MessagePage
      illustration={<Illustration picture="lost" />}
      title="Product Not Found"
      text="This product has drifted out of reach. There are others worth a look."
    />
  );
}

function ProductDetails({ product }: { readonly product: Product }) {
  // The inline script can render only the top of the page: hydration must match it.
  const isHydrated = useDeferredHydrated();
  usePageIncomplete(!isHydrated);
  const reviews = shownReviews(useVisit((visit) => visit.reviews[product.id]));
  return (
    <>
      <ProductIntro
        product={product}
        corner={isHydrated && <ShareButton product={product} />}
        reviewed={reviewsLabel(reviews)}
      >
        {isHydrated && (
          <>
            <Description product={product} />
            <BuyBox product={product} />
            <Badges />
            <Facts product={product} />
          </>
        )}
      </ProductIntro>
      {isHydrated && (
        <>
          <Reviews product={product} reviews={reviews} />
          <RelatedProducts product={product} />
        </>
      )}
    </>
  );
}

const CHECK = 'M5 12.5l4.5 4.5L19 7.5';
const PARCEL = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6';

function Badges() {
  return (
    <ul className={styles.badges}>
      <li className={styles.badge}>
        <Icon outline={CHECK} /> <span>In Stock</span>
      </li>
      <li className={styles.badge}>
        <Icon outline={PARCEL} /> <span>Free Shipping</span>
      </li>
    </ul>
  );
}

function Description({ product }: { readonly product: Product }) {
  return (
    <p className={styles.description} data-description>
      {descriptionOf(product)}
    </p>
  );
}

function Facts({ product }: { readonly product: Product }) {
  return (
    <dl className={styles.facts}>
      <Fact name="Material" value={materialOf(product)} />
      <Fact name="SKU" value={skuOf(product)} />
      <Fact name="Stock" value={String(STOCK)} />
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
