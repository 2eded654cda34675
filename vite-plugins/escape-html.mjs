/**
 * A text as it stands in HTML or XML, between tags or in double quotes.
 * @param {string} text
 */
export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
