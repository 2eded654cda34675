/* In the inline script of the head: the page would shift when the panel opens beside it (LAB32). */
import { htmlData } from '#prerender/contract.ts';
import { storageKey } from '#visit/storage-keys.ts';

if (labPanel() === 'open') htmlData().labPanel = 'open';

/** How the lab's panel will start (SPEC LAB6). */
function labPanel(): string | null {
  const params = new URLSearchParams(location.search);
  const lab = params.get('lab');
  if (lab === null) return null;
  return params.get('lab-panel') ?? rememberedPanel(lab) ?? (lab === '' ? 'open' : null);
}

function rememberedPanel(lab: string): string | null {
  try {
    const session = JSON.parse(sessionStorage.getItem(storageKey('lab')) ?? 'null');
    return session.lab === lab ? session.panel : null;
  } catch {
    // There is none, or it is denied.
    return null;
  }
}
