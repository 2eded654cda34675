/*
 * Twenty cards in React and nothing else: what a page with React takes at least. `baselines.tsx` renders it to HTML and
 * builds it for the browser, where it hydrates.
 */
import { memo, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A product of the home page, as the shop shows it. */
export interface BareProduct {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly price: string;
  readonly srcSet: string;
}

export function BarePage({ products }: { readonly products: readonly BareProduct[] }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <>
      <header>Cart: {count}</header>
      <main>
        {products.map((product) => (
          <Card key={product.id} product={product} setCount={setCount} />
        ))}
      </main>
    </>
  );
}

interface CardProps {
  readonly product: BareProduct;
  readonly setCount: Dispatch<SetStateAction<number>>;
}

const Card = memo(function Card({ product, setCount }: CardProps) {
  const [added, setAdded] = useState(false);
  const add = () => {
    setAdded(true);
    setCount((count) => count + 1);
    setTimeout(() => setAdded(false), 1000);
  };
  return (
    <article data-product={product.id}>
      <img width={300} height={300} alt="" loading="lazy" srcSet={product.srcSet} />
      <h2>
        <a href={product.href}>{product.title}</a>
      </h2>
      <p>{product.price}</p>
      <button type="button" disabled={added} onClick={add}>
        {added ? 'Added!' : 'Add to Cart'}
      </button>
    </article>
  );
});

// The bench imports this file too.
if (typeof document !== 'undefined') {
  const products = JSON.parse(document.getElementById('products')?.textContent ?? '[]');
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, <BarePage products={products} />);
}
