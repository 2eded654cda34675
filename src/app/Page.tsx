import { HomePage } from '#pages/home/HomePage.tsx';
import { ProductsPage } from '#pages/products/ProductsPage.tsx';
import type { Route } from '#router/routes.ts';
import { CartPage, NotFoundPage, ProductPage } from './pages.ts';

/** The page of a route: a new route does not compile until it has one. */
export function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'products':
      return <ProductsPage />;
    case 'product':
      return <ProductPage id={route.id} />;
    case 'cart':
      return <CartPage />;
    case 'not-found':
      return <NotFoundPage />;
    default:
      return route satisfies never;
  }
}
