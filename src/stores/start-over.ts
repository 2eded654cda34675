import { NEW_VISIT } from '#visit/parts.ts';
import { replaceVisit } from '#visit/undo.ts';
import type { Shop } from './shop.ts';

/**
 * Makes the visitor a new one: empties all that was made, and offers Undo until any of it changes. Other tabs follow
 * with what is stored; what else they hold in memory stays there.
 */
export function startOver({ visit, search, overlay, events }: Shop): void {
  replaceVisit(visit, NEW_VISIT, {
    text: 'Started over as a new visitor.',
    undone: 'What Start over emptied is back.',
    goesToTop: true,
  });
  search.resetText();
  // Afterwards: what an agent asks ends by the reset, and not as if the visitor had left the page.
  overlay.close();
  events.emit({ type: 'started-over' });
}
