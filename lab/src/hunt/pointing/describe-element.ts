/*
 * Describes an element roughly as a screen reader announces it. Simpler than the ACCNAME algorithm: it covers the
 * markup of the shop.
 */

const ROLES: Readonly<Record<string, string>> = {
  'a[href]': 'link',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  dialog: 'dialog',
  footer: 'contentinfo',
  form: 'form',
  'h1, h2, h3, h4': 'heading',
  header: 'banner',
  img: 'image',
  svg: 'image',
  'input[type=search]': 'searchbox',
  'input[type=number]': 'spinbutton',
  input: 'textbox',
  li: 'list item',
  main: 'main',
  meter: 'meter',
  nav: 'navigation',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  select: 'combobox',
  'section[aria-label], section[aria-labelledby]': 'region',
  textarea: 'textbox',
  'ul, ol': 'list',
};

/** Elements that are named by their content if nothing else names them. */
const NAMED_BY_CONTENT =
  'a, button, h1, h2, h3, h4, option, p, li, summary, label, span, strong, dt, dd, [role=option]';

/** In characters. */
const MAX_NAME = 60;

/**
 * Role and name of an element, `button "Cart, empty"`, or the role alone if it has no name. Inside a product's card
 * also the product, unless the name contains it: `button "Add to Cart" of "Chalk Pantry Toaster"`.
 */
export function describeElement(element: Element): string {
  const name = nameOf(element);
  const description = name === '' ? roleOf(element) : `${roleOf(element)} "${name}"`;
  const title = element.closest('[data-product]')?.querySelector('h2, h3')?.textContent ?? '';
  return description.includes(title) ? description : `${description} of "${title}"`;
}

function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  // ARIA 1.3 has `image` as a synonym of `img`.
  if (role !== null) return role === 'img' ? 'image' : role;
  const selector = Object.keys(ROLES).find((selector) => element.matches(selector));
  return (selector === undefined ? undefined : ROLES[selector]) ?? 'text';
}

function nameOf(element: Element): string {
  const labelIds = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = labelIds.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
      : '';
  const names = [
    labelled,
    element.getAttribute('aria-label') ?? '',
    labels,
    element.getAttribute('alt') ?? '',
    element.matches(NAMED_BY_CONTENT) ? textOf(element) : '',
    element.getAttribute('title') ?? '',
    element.getAttribute('placeholder') ?? '',
  ];
  const name = names.map((text) => text.replace(/\s+/g, ' ').trim()).find((text) => text !== '');
  if (name === undefined) return '';
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1).trimEnd()}…` : name;
}

/** The text of an element; if it is empty, the names of the pictures in it. */
function textOf(element: Element): string {
  const { textContent } = element;
  if (textContent.trim() !== '') return textContent;
  const pictures = [...element.querySelectorAll('img[alt], [role=img][aria-label]')];
  return pictures
    .map((picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'))
    .join(' ');
}
