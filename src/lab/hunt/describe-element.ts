/*
 * An element as a screen reader would announce it, for the element that a report points at. Simpler than the standard's
 * computation of names: it covers what the shop uses.
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

/** Roles whose name is their content, where nothing else names them. */
const NAMED_BY_CONTENT =
  'a, button, h1, h2, h3, h4, option, p, li, summary, label, span, strong, dt, dd, [role=option]';

const MAX_NAME = 60;

/**
 * `button "Add to Cart" of "Cedar Lake Canoe"`; without a name the role alone, without a role the kind of element. A
 * product names what is in its card, unless the element's name contains it.
 */
export function describeElement(element: Element): string {
  const name = nameOf(element);
  const words = name === '' ? roleOf(element) : `${roleOf(element)} "${name}"`;
  const title = element.closest('[data-product]')?.querySelector('h2, h3')?.textContent ?? '';
  return words.includes(title) ? words : `${words} of "${title}"`;
}

function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  // ARIA's two names for one role.
  if (role !== null) return role === 'img' ? 'image' : role;
  const selector = Object.keys(ROLES).find((selector) => element.matches(selector));
  return (selector === undefined ? undefined : ROLES[selector]) ?? 'text';
}

function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
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

/** The text of an element, with the names of the pictures in it. */
function textOf(element: Element): string {
  const pictures = [...element.querySelectorAll('img[alt], [role=img][aria-label]')];
  const names = pictures.map(
    (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'),
  );
  return `${element.textContent} ${element.textContent.trim() === '' ? names.join(' ') : ''}`;
}
