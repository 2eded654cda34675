/**
 * The URL's fragment if it is one that the app carries out: `#cart=`, `#state=` of the lab, or `#reset`, also with what
 * people and programs put behind an address, such as `.` or `&utm_source=…`; else an empty string.
 */
export function carriedFragment(): string {
  return /^#(?:cart=|state=|reset(?![\w-]))/.test(location.hash) ? location.hash : '';
}
