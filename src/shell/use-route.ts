import { usePath } from '#browser/address.ts';
import { useShop } from '#stores/use-shop.ts';
import { routeOf, type Route } from '../routes.ts';

/** The screen that the address bar asks for. */
export function useRoute(): Route {
  return routeOf(usePath(), useShop().base);
}
