import { readdirSync, readFileSync } from 'node:fs';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

async function warningsOf(declaration: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({
    code: `.a { ${declaration} }`,
    codeFilename: 'src/a.css',
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

test.each([
  'color: #fff',
  'background: rgba(0,0,0,.1)',
  'box-shadow: 0 1px oklch(20% 0.1 200)',
  'color: color-mix(in srgb, var(--ink), #000 20%)',
  'border: 1px solid RebeccaPurple',
  '--custom: teal',
  'font-size: 14px',
  'font-size: clamp(1em, 3vw, 2em)',
  'font: 600 0.9rem/1.2 serif',
  '--text-custom: 1.1rem',
  'transition: color 120ms',
  'animation-delay: -.5s',
])('stylelint rejects %s', async (declaration) => {
  expect(await warningsOf(declaration)).toHaveLength(1);
});

test.each([
  'color: var(--red)',
  'fill: currentcolor',
  'border: 1px solid CanvasText',
  'background: url(#fade) color-mix(in oklch, var(--ink), transparent 20%)',
  'font-size: 1.0625em',
  'font: var(--text-body) / 1.5 var(--face)',
  'transition: color var(--quick) 0s',
  'animation: tan calc(var(--quick) / -3)',
])('stylelint accepts %s', async (declaration) => {
  expect(await warningsOf(declaration)).toEqual([]);
});

test('JSX has no colour in an attribute', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const colours = files.flatMap((file) =>
    [
      ...readFileSync(`src/${file}`, 'utf8').matchAll(
        /\b(?:fill|stroke|color|stopColor)="([^"]*)"/g,
      ),
    ]
      .map(([, value = '']) => value)
      .filter((value) => !/^(?:none|currentColor|var\(--.+\))$/.test(value)),
  );
  expect(colours).toEqual([]);
});
