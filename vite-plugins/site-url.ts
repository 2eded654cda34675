/**
 * The origin that the shop is published under, such as `https://shop.example`; `null` when it is not said.
 * A path may be given when it is the base path. Throws on what no shop can be published under (SPEC META).
 */
export function readSiteUrl(value: string | undefined, base: string): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const refuse = (why: string): never => {
    throw new Error(`SITE_URL is not usable, ${why}: ${text}`);
  };
  const url = URL.canParse(text) ? new URL(text) : refuse('as it is no address');
  if (!/^https?:\/\//i.test(text)) refuse('as it must begin with https:// or http://');
  if (url.username !== '' || url.password !== '') refuse('as it holds a name or a password');
  if (/[?#]/.test(text)) refuse('as it has a part after ? or #');
  const path = `${url.pathname}/`.replace(/\/+/g, '/');
  if (path !== '/' && path !== base) refuse(`as its path is not the BASE_PATH ${base}`);
  return url.origin;
}
