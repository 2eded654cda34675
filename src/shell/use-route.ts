import { useLocation } from 'wouter';
import { matchRoute, type Route } from '../routes.ts';

/** The screen that the address bar asks for. */
export function useRoute(): Route {
  const [path] = useLocation();
  return matchRoute(path);
}
