import { expect, test } from 'vitest';
import { ALL_TOOLS } from '#tools/all-tools.ts';
import { llmsText } from './llms.ts';

test('[AGENT16] llms.txt names every tool, the parameters of URLs, JSON-LD and the catalogue, in at most 40 lines', () => {
  const text = llmsText(ALL_TOOLS);
  for (const { name, description } of ALL_TOOLS) {
    expect(text).toContain(`- \`${name}\`: ${description}\n`);
  }
  for (const part of ['?seed=', 'size=', 'q=walnut', '#cart=', 'JSON-LD', 'catalogue']) {
    expect(text).toContain(part);
  }
  expect(text.split('\n').length).toBeLessThanOrEqual(40);
});
