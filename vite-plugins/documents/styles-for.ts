import { transform, type Selector } from 'lightningcss';

/**
 * The CSS rules that some markup needs: without rules whose selectors all contain a class that the markup lacks, and
 * without keyframes that no remaining rule uses.
 */
export function stylesFor(html: string, css: string): string {
  const used = classesIn(html);
  const classes = namesIn(css, /\.([a-z_][\w-]*)/gi);
  const rules = without(
    css,
    classes.filter((name) => !used.has(name)),
  );
  const keyframes = namesIn(rules, /@keyframes ([\w-]+)/g);
  return without(
    rules,
    // Only the rule that defines it uses the name.
    keyframes.filter((name) => rules.split(name).length === 2),
  );
}

/** The CSS without the fonts and rules that `stylesFor` has for this markup. */
export function stylesBeyond(html: string, css: string): string {
  const used = classesIn(html);
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        'font-face': () => [],
        style: ({ value: { selectors } }) =>
          selectors.some((selector) => isOf(used, selector)) ? [] : undefined,
      },
    },
  });
  return code.toString();
}

/** Whether a selector has only these classes, also in parentheses such as those of `:is(.a, .b)`. */
function isOf(classes: ReadonlySet<string>, selector: Selector): boolean {
  const text = JSON.stringify(selector);
  return namesIn(text, /"type":"class","name":"([^"]*)"/g).every((name) => classes.has(name));
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set(namesIn(html, /class="([^"]*)"/g).flatMap((names) => names.split(' ')));
}

/** All matches of a pattern's first group. */
function namesIn(css: string, pattern: RegExp): readonly string[] {
  return [...css.matchAll(pattern)].map(([, name = '']) => name);
}

function without(css: string, unusedSymbols: readonly string[]): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unusedSymbols],
  });
  return code.toString();
}
