/** Runs in the shop: its markup without script and styles, and the text of all its styles. */
export function renderMarkup() {
  const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  delete copy.dataset['ready'];
  // Preloads of script and styles go with what they are for; a policy would forbid the handler.
  const links = ['[rel=stylesheet]', '[rel=modulepreload]', '[as=script]', '[as=style]'];
  const gone = [...links.map((which) => `link${which}`), 'link[rel=manifest]', 'meta[http-equiv]'];
  const unwanted = ['script', 'noscript', 'style', ...gone].join();
  for (const element of copy.querySelectorAll(unwanted)) element.remove();
  for (const name of ['src', 'href']) {
    for (const element of copy.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name) ?? '';
      // Else a place in the page would be one in the shop's.
      if (address.startsWith('#')) continue;
      const { pathname, search, hash } = new URL(address, document.baseURI);
      element.setAttribute(name, pathname + search + hash);
    }
  }
  const styles = [...document.styleSheets].map((sheet) => ({
    text: [...sheet.cssRules].map((rule) => rule.cssText).join('\n'),
    from: sheet.href ?? document.baseURI,
  }));
  return { html: copy.outerHTML, styles };
}

/** Runs in either page: where the cards stand, in whole pixels. */
export function placesOfCards() {
  return [...document.querySelectorAll('[data-product]')].flatMap((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}

/**
 * Puts the limit page together.
 * @param {string} html
 * @param {readonly string[]} styles
 */
export function limitMarkup(html, styles) {
  const [head = '', body = ''] = html.split('</head>');
  const ending = body.replace('</body>', () => `<script>${HANDLER}</script></body>`);
  return `<!doctype html>${head}<style>${styles.join('\n')}</style></head>${ending}`;
}

/** Add to Cart as the platform alone does it: the button says so and a badge counts. */
const HANDLER = `
let count = 0;
addEventListener('click', ({ target }) => {
  const button = target.closest('[data-product] button');
  if (!button || button.disabled) return;
  button.textContent = 'Added!';
  button.disabled = true;
  setTimeout(() => { button.textContent = 'Add to Cart'; button.disabled = false; }, 1000);
  const icon = document.querySelector('header button[aria-label^="Cart"]');
  const badge = icon.querySelector('b') ?? icon.appendChild(document.createElement('b'));
  badge.textContent = ++count;
});`;
