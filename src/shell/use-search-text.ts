import { useState } from 'react';
import { useAddressSearch } from '#browser/address.ts';
import { parseSearch } from '#domain/search/url.ts';
import { useShop } from '#stores/use-shop.ts';
import { useRoute } from './use-route.ts';

/** The text of the search box, and the way to clear it. */
export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly clear: () => void;
}

export function useSearchText(): SearchText {
  const { go, href } = useShop();
  const { page } = useRoute();
  const address = useAddressSearch();
  const asked = page === 'products' ? parseSearch(address).text : null;
  const [draft, setDraft] = useState({ asked, text: asked ?? '' });
  // The address has moved on: the box shows what it asks for now, whatever was typed before.
  if (draft.asked !== asked) setDraft({ asked, text: asked ?? '' });
  const setText = (text: string) => setDraft({ asked, text });

  return {
    text: draft.text,
    setText,
    clear() {
      setText('');
      if (asked !== null) go(href.products(), { replace: true });
    },
  };
}
