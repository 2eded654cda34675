/**
 * Replaces the text of a field key by key: over BiDi in Firefox, React does not notice Playwright's `fill`.
 * @param {import('playwright-core').Locator} field
 * @param {string} text
 */
export async function typeInto(field, text) {
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}
