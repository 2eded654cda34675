import { transform } from 'lightningcss';

/**
 * The rules of style sheets that concern some markup: those are left out of whose selectors each has a class that is
 * not in it.
 */
export function stylesFor(html: string, css: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ')),
  );
  const classes = [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: classes.filter((name) => !used.has(name)),
  });
  return code.toString();
}
