import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WIDE } from './media.ts';

test('the code and the style sheets have the same breakpoint', () => {
  const css = readFileSync('src/styles/media.css', 'utf8');
  expect(css).toContain(`@custom-media --wide ${WIDE};`);
  expect(css).toContain(`@custom-media --narrow ${WIDE.replace('>=', '<')};`);
});
