import { storagePrefix } from '#shop.config.json';
import { announce } from '#lib/announcer.ts';
import { openTabChannel } from '#lib/tab-channel.ts';
import type { Shop } from '../shop.ts';
import { offerUndo } from '../offer-undo.ts';
import type { PendingUndo } from '../undo.ts';
import { NEW_VISIT, readVisit, replaceMemory, resetSearchText, type Visit } from './visit.ts';

/** What tabs send each other. The cart and the search history need no message: every tab follows the storage. */
type Message = 'start-over' | 'undo' | 'change';

/** The part of Start over that runs in every tab. */
interface TabReset {
  /** Clears the memory of this tab: reviews, drafts, orders, and whatever `shop.onStartOver` clears. */
  clear(): void;
  /** Restores what `clear` has cleared, unless a part of it has changed since. */
  restore(): void;
  /** The offer to undo it, in the tab where the visitor has started over; `null` in the others. */
  offer: PendingUndo | null;
  readonly send: (message: Message) => void;
}

const tabs = new WeakMap<Shop, TabReset>();

/** Lets the shop follow when another tab starts over. Call it any number of times. */
export function followStartOver(shop: Shop): TabReset {
  const tab = tabs.get(shop) ?? createTabReset(shop);
  tabs.set(shop, tab);
  return tab;
}

function createTabReset(shop: Shop): TabReset {
  const { reviews, orders, cart, onStartOver, undo } = shop;
  let cleared: { readonly visit: Visit; readonly restores: readonly (() => void)[] } | null = null;

  const clear = () => {
    const visit = readVisit(shop);
    cleared = null;
    replaceMemory(shop, NEW_VISIT);
    cleared = { visit, restores: Array.from(onStartOver, (subscriber) => subscriber()) };
    cart.closePopup();
    resetSearchText(shop);
  };
  const restore = () => {
    if (!cleared) return;
    const { visit, restores } = cleared;
    cleared = null;
    replaceMemory(shop, visit);
    for (const restore of restores) restore();
  };
  const send = openTabChannel(`${storagePrefix}.start-over`, (message) => {
    if (message === 'start-over') clear();
    if (message === 'undo') restore();
    // The memory of another tab has changed: Undo would replace that.
    if (message === 'change' && undo.getState() === tab.offer) undo.setState(null, true);
  });
  for (const store of [reviews.state, reviews.drafts, orders.state]) {
    store.subscribe(() => {
      if (!cleared) return;
      cleared = null;
      send('change');
    });
  }
  const tab: TabReset = { clear, restore, offer: null, send };
  return tab;
}

/**
 * Makes the visitor a new one, in every open tab: empties cart, search history, reviews, drafts and orders, and offers
 * Undo until any of it changes.
 */
export function startOver(shop: Shop): void {
  const { cart, search, undo, announcer } = shop;
  const tab = followStartOver(shop);
  // Nothing has changed since: a second offer would bring back nothing.
  if (tab.offer && undo.getState() === tab.offer) return;
  const { history } = search.state.getState();
  const items = cart.replace([]);
  search.replaceHistory([]);
  tab.clear();
  tab.send('start-over');
  tab.offer = {
    text: 'Started over as a new visitor.',
    restore() {
      cart.replace(items);
      search.replaceHistory(history);
      tab.restore();
      tab.send('undo');
      announce(announcer, 'Cart, recent searches, reviews and orders are back.');
    },
  };
  offerUndo(shop, tab.offer, () => JSON.stringify(readVisit(shop)));
}
