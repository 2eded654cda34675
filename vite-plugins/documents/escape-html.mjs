/**
 * Text escaped for HTML or XML, between tags or in a double-quoted attribute.
 * @param {string} text
 */
export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
