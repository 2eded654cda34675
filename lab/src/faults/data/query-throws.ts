import type { FaultSource } from '../fault.ts';
import { patchResults } from '../patch-results.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'A search with a bracket that is not closed shows `Something went wrong`.',
  screens: ['products'],
  needsReload: true,
  breaks: ['DATA6', 'LIST52'],
  steps: ['Read the heading of the page.'],
  expected:
    'The heading is `Results for "toaster ("`, above a list or the message that it is empty.',
  actual: 'The heading is `Something went wrong`.',
  where: {
    role: 'heading',
    name: 'Something went wrong',
    selector: 'main:not(:has([aria-label="Filters"])) :is(h1, h1 ~ *), [role="search"]',
  },
  hints: [
    'Not everybody types what a shop expects.',
    'Search for more than letters.',
    'Search for texts with each of the special characters, such as brackets.',
  ],
  passed: 'products?seed=7&q=toaster+(',
  inapplicable: 'products?seed=7&q=toaster',
  // Needs a reload, because the error page stays until then.
  inject(target) {
    patchResults(target, (results) => (query) => {
      // As `new RegExp(text)` throws, but with the same message in every engine.
      if (/\((?!.*\))/.test(query.text))
        throw new SyntaxError(`Invalid regular expression: /${query.text}/: Unterminated group`);
      return results(query);
    });
  },
};
