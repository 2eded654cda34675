import { trustedJson } from '#lib/trusted-types.ts';

/** A `meta` by its name or property, or a `link` by its relation; without content it is not there. */
export type HeadTag =
  | { readonly name: string; readonly content: string | null }
  | { readonly property: string; readonly content: string | null }
  | { readonly rel: string; readonly content: string | null };

/** Makes the head of the document say what the tags say; other elements of it stay as they are. */
export function setHeadTags(tags: readonly HeadTag[]): void {
  for (const { content, ...key } of tags) {
    const [attribute, value] = Object.entries(key)[0] ?? ['name', ''];
    const kind = attribute === 'rel' ? 'link' : 'meta';
    const there = document.head.querySelector(`${kind}[${attribute}="${value}"]`);
    if (content === null) there?.remove();
    else {
      const element = there ?? document.head.appendChild(document.createElement(kind));
      element.setAttribute(attribute, value);
      element.setAttribute(kind === 'link' ? 'href' : 'content', content);
    }
  }
}

const LINKED_DATA = 'application/ld+json';

/** Puts JSON-LD in place of what the document has of it; `null` for none. */
export function setJsonLd(text: string | null): void {
  const there = document.querySelector(`script[type="${LINKED_DATA}"]`);
  if ((there?.textContent ?? null) === text) return;
  there?.remove();
  if (text === null) return;
  const script = document.createElement('script');
  script.type = LINKED_DATA;
  script.text = trustedJson(text);
  document.head.append(script);
}
