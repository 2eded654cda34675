// Runs the example that docs/testing-with-rivulet.md quotes.
import '../../docs/examples/playwright.ts';
