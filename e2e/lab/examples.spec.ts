// Runs the examples that docs/lab.md quotes.
import '../../docs/examples/lab/axe.spec.ts';
import '../../docs/examples/lab/screenshots.spec.ts';
