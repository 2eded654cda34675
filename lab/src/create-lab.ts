import { createStore, type StoreApi } from 'zustand/vanilla';
import { BASE_PATH } from '#lib/base-path.ts';
import { htmlData } from '#prerender/contract.ts';
import { isEqual } from '#lib/is-equal.ts';
import { removeFragment } from '#router/history.ts';
import type { Shop } from '#stores/shop.ts';
import { startOver } from '#stores/start-over.ts';
import { replaceVisit } from '#visit/undo.ts';
import { NEW_VISIT, type Visit } from '#visit/parts.ts';
import type { LabState } from '../public/rivulet.d.ts';
import type { EventLog } from './events/log.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';
import type { Hunt } from './hunt/hunt.ts';
import type { Intercept } from './hunt/pointing/intercept.ts';
import type { LabOptions } from './options.ts';
import { linkOf, readStateLink } from './state/link.ts';
import { shownPath } from './state/path.ts';
import { StateError } from './state/state-error.ts';
import { isSameVisit, parseState, type ParsedState } from './state/state.ts';
import type { RunningTask } from '../../agents/page/running-task.ts';

/** The lab of a running shop: what its panel and `window.rivulet` work with (SPEC LAB). */
export interface Lab extends LabParts {
  /**
   * Replaces the visit by a state, given as an object or as its JSON text, and offers Undo. A state of another
   * catalogue or with other options reloads the page. Rejects with a `StateError` and changes nothing if the state is
   * invalid.
   */
  apply(state: unknown): Promise<void>;
  /** Starts over: leaves the shop of a new visitor and an empty log; that of a task stays complete. */
  reset(): void;
  /** The absolute URL that opens a state; by default the current state. */
  stateLink(state?: LabState): string;
  /** The error in the latest `#state=` link; `null` if it was valid. */
  readonly linkError: StoreApi<string | null>;
}

/** What the lab is made of. */
interface LabParts {
  readonly shop: Shop;
  readonly options: LabOptions;
  /** The visit as JSON. */
  state(): LabState;
  readonly log: EventLog;
  readonly faults: FaultSwitch;
  /** The current value of the `lab` parameter. For a hunt it names the hunt, not its faults. */
  param(): string;
  /** The hunt or the task, also when it has ended; `null` without one. */
  readonly challenge: Hunt | RunningTask | null;
  /** Withholds input from the shop while the visitor points at an element. */
  readonly intercept: Intercept;
  /** Remembers for this tab whether the panel is folded. */
  rememberPanel(panel: 'open' | 'folded'): void;
  /** Closes the lab in this tab: removes its session and reloads the page without it. */
  close(): void;
}

/**
 * Creates the lab of a running shop, and applies the `#state=` links that the visitor follows. `firstError`: the error in
 * the link that opened the page.
 */
export function createLab(parts: LabParts, firstError: string | null): Lab {
  const { shop } = parts;
  const linkError = createStore(() => firstError);

  const applyParsed = async (parsed: ParsedState) => {
    const { path } = parsed.state;
    const current = parts.state();
    if (isEqual(parsed.state, current)) return;
    if (!isSameVisit(parsed.state, current)) {
      loadState(parsed.state);
      return;
    }
    replaceWithUndo(shop, parsed.visit);
    if (path === current.path) shop.overlay.close();
    else await shop.navigate(BASE_PATH + path);
  };

  addEventListener('hashchange', () => {
    const linked = readStateLink(location.hash, shownPath());
    if (!linked) return;
    removeFragment();
    linkError.setState(reportLinkError(linked), true);
    if (!(linked instanceof StateError)) void applyParsed(linked);
  });

  return {
    ...parts,
    linkError,
    stateLink: (one = parts.state()) => new URL(linkOf(one), location.origin).href,
    apply: async (input) => applyParsed(parseState(input, shownPath())),
    reset: () => startOver(shop),
  };
}

/** Replaces the visit, and offers Undo unless the visit was new or is the same. */
export function replaceWithUndo(shop: Shop, visit: Visit): void {
  const text = 'A saved state has replaced your visit.';
  const before = replaceVisit(shop.visit, visit, { text, undone: 'Your visit is back.' });
  shop.search.resetText();
  if (isEqual(before, NEW_VISIT) || isEqual(before, visit)) shop.visit.dismissUndo();
}

/** Warns of an invalid link on the console and returns its error; `null` for a valid link or none. */
export function reportLinkError(linked: ParsedState | StateError | null): string | null {
  if (!(linked instanceof StateError)) return null;
  console.warn(`The state in the URL is invalid and ignored. ${linked.message}`);
  return linked.message;
}

/** Reloads the page with a state of another catalogue or with other options. */
function loadState(state: LabState): void {
  // A test that waits for these attributes then waits for the new document.
  const html = htmlData();
  delete html.ready;
  delete html.page;
  location.assign(linkOf(state));
}
