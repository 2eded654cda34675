import type { Route } from '#router/routes.ts';
import { pageComponent } from './pages.ts';

/** Renders the page of a route, with the parameters of its path as props. */
export function Page({ route: { page, ...params } }: { readonly route: Route }) {
  const Component = pageComponent(page);
  // oxlint-disable-next-line react/static-components -- looked up in a table that never changes
  return <Component {...params} />;
}
