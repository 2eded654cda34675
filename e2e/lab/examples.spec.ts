// Runs the example tests of docs/lab.md.
import '../../docs/examples/lab/axe.spec.ts';
import '../../docs/examples/lab/screenshots.spec.ts';
