import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useShop } from '#stores/use-shop.ts';
import { UndoOffer } from './lazy-components.ts';

/**
 * The status line after a link to a cart or Start over. It is always rendered: screen readers announce only changes of
 * an existing live region.
 */
export function UndoStatus() {
  const pending = useStore(useShop().visit.undo);
  return (
    // Its role is `status`.
    <output>
      {pending?.place === 'every-page' && (
        <Suspense>
          <UndoOffer offer={pending} />
        </Suspense>
      )}
    </output>
  );
}
