/**
 * The `<style>`s and the stylesheets that hold up the first paint of a page, in their order. What
 * comes later (for print, switched on by script, for visitors without script) is left out.
 * @param {string} html  as served
 */
export function blockingStyles(html) {
  const page = html.replaceAll(/<noscript[\s\S]*?<\/noscript>|<!--[\s\S]*?-->/g, '');
  return [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>|<link\b[^>]*>/g)]
    .filter(([tag, text]) => text !== undefined || /rel="?stylesheet/.test(tag))
    .filter(([tag]) => !/^<[^>]*(?:media="?print|onload=|\bdisabled)/.test(tag))
    .map(([tag, text]) => ({ text, href: /href="([^"]*)"/.exec(tag)?.[1] }));
}

/**
 * Styles that mean the same wherever they stand: addresses in them begin at the host.
 * @param {string} css
 * @param {string} from  where it stood
 */
export function rooted(css, from) {
  return css.replaceAll(
    /url\((["']?)(?!["']?(?:data:|#))([^"')]*)\1\)/g,
    (.../** @type {string[]} */ [, , url = '']) => `url("${new URL(url, from).pathname}")`,
  );
}
