import type { LazyModule } from '#lib/lazy-module.ts';
import { PAGE_NAMES } from '#router/routes.ts';
import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'slow-pages',
  kind: 'condition',
  class: 'performance',
  difficulty: 1,
  title: 'The network is slow: the code of a page arrives late.',
  screens: ['home', 'products', 'product', 'cart'],
  viewport: 'any',
  dose: { default: 1500, min: 100, max: 10_000, unit: 'ms' },
  breaks: [],
  steps: ['Follow the link "Cart" of the navigation.'],
  expected:
    'This page stays, with a bar at the top of the window after 0.2s, until the next one is shown (PAINT10).',
  actual:
    'This page stays, with a bar at the top of the window after 0.2s, until the next one is shown (PAINT10).',
  where: { role: 'link', name: 'Cart', selector: 'header nav a, main' },
  detect: { by: 'assertion' },
  hints: [
    'It is about waiting for a page.',
    'Watch the upper edge of the window after a click on a link.',
    'A page that has not arrived cannot be shown.',
  ],
  cases: {
    passed: '?seed=7',
    failed: '?seed=7&lab=slow-pages',
    inapplicable: 'products?seed=7&lab=slow-pages',
  },
  inject({ dose, patch, delay, signal }) {
    void delayPages();

    async function delayPages() {
      // Not a static import: Node, which builds the answer sheet, cannot import the CSS of the pages.
      const { pageComponent } = await import('#app/pages.ts');
      if (signal.aborted) return;
      for (const page of PAGE_NAMES) {
        const component = pageComponent(page);
        if (isLazy(component))
          patch(component, 'load', (healthy) => async () => {
            await delay(dose);
            return healthy();
          });
      }
    }
  },
};

function isLazy<Component extends object>(
  component: Component,
): component is Component & LazyModule<unknown> {
  return 'load' in component;
}
