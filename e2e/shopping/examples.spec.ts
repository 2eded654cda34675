// The stories of docs/testing-with-rivulet.md, as they stand there.
import '../../docs/examples/playwright.ts';
