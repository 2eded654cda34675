/**
 * The origin that the shop is published under, such as `https://shop.example`, from the value of `SITE_URL`; `null` when
 * absent or blank. The base path may follow it. Throws for any other value (SPEC META2, META21).
 */
export function readSiteUrl(value: string | undefined, base: string): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const reject = (why: string): never => {
    throw new Error(`SITE_URL is invalid, ${why}: ${text}`);
  };
  const url = URL.canParse(text) ? new URL(text) : reject('it is not a URL');
  if (!/^https?:\/\//i.test(text)) reject('it must begin with https:// or http://');
  if (url.username !== '' || url.password !== '') reject('it contains a user name or password');
  if (/[?#]/.test(text)) reject('it contains ? or #');
  const path = `${url.pathname}/`.replace(/\/+/g, '/');
  if (path !== '/' && path !== base) reject(`its path is not the BASE_PATH ${base}`);
  return url.origin;
}
