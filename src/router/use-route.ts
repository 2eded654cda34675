import { NO_PATH, usePath } from './location.ts';
import { useShop } from '#stores/use-shop.ts';
import { routeOf, type Route } from './routes.ts';

/** The screen that the address bar asks for. */
export function useRoute(): Route {
  const path = usePath();
  const { base } = useShop();
  return path === NO_PATH ? { page: 'not-found' } : routeOf(path, base);
}
