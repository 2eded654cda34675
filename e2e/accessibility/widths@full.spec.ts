import { expect, test } from '../fixtures/shop.ts';
import { STATES, visitState } from '../states/states.ts';
import { WIDE } from '../states/steps.ts';
import { ALL_WIDTHS, errorsAtWidths } from '../states/widths.ts';

// A tablet has larger targets than a computer, in the same widths.
test.use({ hasTouch: true });
test.describe.configure({ mode: 'parallel' });

for (const state of STATES) {
  const { name, below = Infinity, expects } = state;
  test.describe(() => {
    test.use({
      expectedErrors: expects ? [expects] : [],
      viewport: { width: below > WIDE ? 1280 : 390, height: 850 },
    });

    // `npm test` has the widths where something changes (states.spec.ts).
    test(`[EASE1, EASE22, EASE25, EASE35] ${name} at every width`, async ({ shop }) => {
      test.slow();
      await visitState(shop, state, { size: 6 });
      const widths = ALL_WIDTHS.filter((width) => width < below);
      expect(await errorsAtWidths(shop, widths)).toEqual([]);
    });
  });
}
