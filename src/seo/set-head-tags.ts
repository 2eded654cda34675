import { trustedJson } from '#lib/trusted-types.ts';

/** A `meta` by its name or property, or a `link` by its relation. Without content the element is removed. */
export type HeadTag =
  | { readonly name: string; readonly content: string | null }
  | { readonly property: string; readonly content: string | null }
  | { readonly rel: string; readonly content: string | null };

/** Adds, changes or removes the elements of these tags in the document's head. Other elements stay as they are. */
export function setHeadTags(tags: readonly HeadTag[]): void {
  for (const { content, ...key } of tags) {
    const [attribute, value] = Object.entries(key)[0] ?? ['name', ''];
    const kind = attribute === 'rel' ? 'link' : 'meta';
    const existing = document.head.querySelector(`${kind}[${attribute}="${value}"]`);
    if (content === null) existing?.remove();
    else {
      const element = existing ?? document.head.appendChild(document.createElement(kind));
      element.setAttribute(attribute, value);
      element.setAttribute(kind === 'link' ? 'href' : 'content', content);
    }
  }
}

const JSON_LD = 'application/ld+json';

/** Replaces the document's JSON-LD; `null` removes it. */
export function setJsonLd(data: object | null): void {
  document.head.querySelector(`script[type="${JSON_LD}"]`)?.remove();
  if (data === null) return;
  const script = document.createElement('script');
  script.type = JSON_LD;
  script.text = trustedJson(JSON.stringify(data));
  document.head.append(script);
}
