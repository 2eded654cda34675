import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Components that are one element. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  a: ['Link'],
  button: ['Button', 'IconButton', 'AddToCartButton'],
  svg: ['Icon'],
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);
const modules = files.filter((file) => file.endsWith('.module.css'));

/** The components beside a style sheet that use it. */
function usersOf(module: string): string {
  const name = module.split('/').at(-1) ?? '';
  return files
    .filter((file) => dirname(file) === dirname(module) && file.endsWith('.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => code.includes(`/${name}'`))
    .join('\n');
}

/** Elements that a style sheet's selectors name; the steps of `@keyframes` are no selectors. */
function elementsIn(css: string): ReadonlySet<string> {
  const code = css.replaceAll(/\/\*[^]*?\*\/|@keyframes [^{]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  const selectors = Array.from(code.matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g), String);
  const names = selectors.flatMap((selector) =>
    Array.from(selector.matchAll(/(?<=^|[\s>+~(,])[a-z][a-z0-9]*/g), String),
  );
  return new Set(names);
}

test('a selector names an element only where its component renders one without a class', () => {
  const foreign = modules.flatMap((module) => {
    const code = usersOf(module);
    const renders = (element: string) =>
      [element, ...(ELEMENTS[element] ?? [])].some((name) =>
        new RegExp(`<${name}\\b(?!\\s+className=)`).test(code),
      );
    return [...elementsIn(readFileSync(module, 'utf8'))]
      .filter((element) => !renders(element))
      .map((element) => `${module}: ${element}`);
  });
  expect(foreign).toEqual([]);
});
