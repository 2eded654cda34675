import type { CatalogueParams } from '#domain/catalogue-params.ts';

/** Loads another URL. Never resolves. */
export function loadUrl(url: URL): Promise<never> {
  location.replace(url);
  return new Promise(() => {});
}

/** Loads the current URL with another seed or size. Never resolves. */
export function loadCatalogue(params: CatalogueParams): Promise<never> {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  return loadUrl(url);
}
