import { useState } from 'react';
import { useAddressSearch } from '#browser/address.ts';
import { parseSearch } from '#domain/search/url.ts';
import { useShop } from '#stores/use-shop.ts';
import { routeOf, type Route } from '../routes.ts';
import { useRoute } from './use-route.ts';

/** The text of the search box, and what becomes of it. */
export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The text was sent off: the address will ask for it a moment later. */
  readonly sent: (text: string) => void;
  readonly clear: () => void;
}

interface Draft {
  readonly text: string;
  /** What the drawn address asks for; null away from the list. */
  readonly asked: string | null;
  /** What the address bar asked for when this was typed, or will in a moment: as it is drawn, what is typed stays. */
  readonly awaited: string | null;
}

export function useSearchText(): SearchText {
  const { base, go, href } = useShop();
  const asked = askedBy(useRoute(), useAddressSearch());
  const [draft, setDraft] = useState<Draft>({ asked, text: asked ?? '', awaited: asked });
  // The address has moved on: the box shows what it asks for now, whatever was typed before.
  if (draft.asked !== asked) {
    const text = draft.awaited === asked ? draft.text : (asked ?? '');
    setDraft({ asked, text, awaited: asked });
  }
  const hold = (text: string, awaited: string | null) =>
    setDraft((last) => ({ ...last, text, awaited }));
  const setText = (text: string) =>
    hold(text, askedBy(routeOf(location.pathname, base), location.search));

  return {
    text: draft.text,
    setText,
    sent: (text) => hold(text, text),
    clear() {
      setText('');
      if (asked !== null) go(href.products(), { replace: true });
    },
  };
}

function askedBy({ page }: Route, search: string): string | null {
  return page === 'products' ? parseSearch(search).text : null;
}
