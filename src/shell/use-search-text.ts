import { useState } from 'react';
import { useAddressSearch } from '#browser/address.ts';
import { parseSearch } from '#domain/search/url.ts';
import { useShop } from '#stores/use-shop.ts';
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
  /** What the address asked for when this was typed; null away from the list. */
  readonly asked: string | null;
  /** What was sent off, until the address asks for it: what is typed meanwhile stays. */
  readonly sent: string | null;
}

export function useSearchText(): SearchText {
  const { go, href } = useShop();
  const { page } = useRoute();
  const address = useAddressSearch();
  const asked = page === 'products' ? parseSearch(address).text : null;
  const [draft, setDraft] = useState<Draft>({ asked, text: asked ?? '', sent: null });
  // The address has moved on: the box shows what it asks for now, whatever was typed before.
  if (draft.asked !== asked) {
    const isAnswer = asked !== null && asked === draft.sent;
    setDraft({ asked, text: isAnswer ? draft.text : (asked ?? ''), sent: null });
  }
  const setText = (text: string) => setDraft((last) => ({ ...last, text }));

  return {
    text: draft.text,
    setText,
    sent: (text) => setDraft((last) => ({ ...last, text, sent: text })),
    clear() {
      setText('');
      if (asked !== null) go(href.products(), { replace: true });
    },
  };
}
