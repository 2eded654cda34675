import { transform } from 'lightningcss';

/**
 * The rules of style sheets that concern some markup: those are left out of whose selectors each has a class that is
 * not in it, and keyframes that no rule left names.
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
  const moves = namesIn(rules, /@keyframes ([\w-]+)/g);
  return without(
    rules,
    // Named once: by itself.
    moves.filter((name) => rules.split(name).length === 2),
  );
}

/** What a pattern's group matches, each time. */
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
