// Runs the examples that docs/testing-with-rivulet.md quotes.
import '../../docs/examples/playwright/clock.spec.ts';
import '../../docs/examples/playwright/elements.spec.ts';
import '../../docs/examples/playwright/first.spec.ts';
import '../../docs/examples/playwright/no-api.spec.ts';
import '../../docs/examples/playwright/prices.spec.ts';
import '../../docs/examples/playwright/start-states.spec.ts';
import '../../docs/examples/playwright/state.spec.ts';
import '../../docs/examples/playwright/statuses.spec.ts';
