import { transform } from 'lightningcss';

/** The `@font-face` rules of minified CSS. */
export const FONT_FACES = /@font-face\{[^}]*\}/g;

/**
 * The CSS rules that some markup needs: without rules whose selectors all contain a class that the markup lacks, and
 * without keyframes that no remaining rule uses.
 */
export function stylesFor(html: string, css: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ')),
  );
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
