import { routeOf } from '#router/routes.ts';
import type { FaultScreen } from '../../faults/fault.ts';

/** The screens that an element is on: the current page, and the popup or menu that contains it. */
export function screensOf(element: Element): readonly FaultScreen[] {
  const { page } = routeOf(location.pathname);
  return [
    ...(page === 'not-found' ? [] : [page]),
    ...(element.closest('dialog') ? (['menu'] as const) : []),
    ...(element.closest('[popover]') ? (['popup'] as const) : []),
  ];
}
