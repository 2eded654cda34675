import { storageKey } from '#visit/storage-keys.ts';
import { htmlData } from '#prerender/contract.ts';

declare module '#prerender/contract.ts' {
  interface HtmlData {
    /** Present while the lab is on: how its panel is docked. */
    labPanel?: string;
  }
}

/** How the lab's panel may start. */
const PANELS = ['open', 'folded', 'off'];

/** Room beside the page for the open panel. Below the page it is made later: dock.css. Short, as each document has it. */
const ROOM =
  '@media screen and (width>=1280px){:root[data-lab-panel=open]{--dock-end:clamp(352px,26vw,384px)}}';

/**
 * Notes in the document whether the lab is on, and how its panel starts (SPEC LAB2, LAB6). In the inline script of the
 * head, because the page would shift if the room beside it were made later (SPEC LAB32). A task that a harness has set
 * has no panel.
 */
export function noteLab(): void {
  const html = htmlData();
  const params = new URLSearchParams(location.search);
  const lab = params.get('lab');
  const session = readSession();
  delete html.labPanel;
  if ('rivuletHarness' in window) {
    html.labPanel = 'off';
    return;
  }
  if (lab === null && session === null) return;
  const remembered = session?.lab === lab ? session?.panel : null;
  html.labPanel =
    PANELS.find((panel) => panel === params.get('lab-panel')) ??
    PANELS.find((panel) => panel === remembered) ??
    (lab === '' ? 'open' : 'folded');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ROOM);
  document.adoptedStyleSheets.push(sheet);
}

/** The lab's parameter, which links repeat as it is, even an empty one; nothing while the URL has none (SPEC LAB1). */
export function labParam(): { readonly lab?: string } {
  const lab = new URLSearchParams(location.search).get('lab');
  return lab === null ? {} : { lab };
}

/** What the lab of this tab has stored; `null` for nothing. */
function readSession(): { readonly lab?: unknown; readonly panel?: unknown } | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey('lab')) ?? 'null');
  } catch {
    // Denied, or another script has written it.
    return null;
  }
}
