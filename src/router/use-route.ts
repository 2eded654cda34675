import { NO_PATH, usePath } from './location.ts';
import { routeOf, type Route } from './routes.ts';

/** The route of the rendered location. */
export function useRoute(): Route {
  const path = usePath();
  return path === NO_PATH ? { page: 'not-found' } : routeOf(path);
}
