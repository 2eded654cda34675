import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAddressSearch } from '#browser/address.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { parseSearch } from '#domain/search/url.ts';
import { useShop } from '#stores/use-shop.ts';
import type { Route } from '../routes.ts';

/** The text of the search box, and the ways to send it off or clear it. */
export interface SearchBoxState {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly submit: (text: string) => void;
  readonly clear: () => void;
}

export function useSearchBox(route: Route): SearchBoxState {
  const { search, href } = useShop();
  const [, navigate] = useLocation();
  const address = useAddressSearch();
  const query = route.page === 'products' ? parseSearch(address) : null;
  const asked = query?.text ?? null;
  const [draft, setDraft] = useState({ asked, text: asked ?? '' });
  // The address has moved on: the box shows what it asks for now, whatever was typed before.
  if (draft.asked !== asked) setDraft({ asked, text: asked ?? '' });
  const setText = (text: string) => setDraft({ asked, text });

  return {
    text: draft.text,
    setText,
    submit(typed) {
      const text = typed.trim();
      setText(text);
      search.submit(text);
      if (query) navigate(href.products({ ...query, text }, address), { replace: true });
      else navigate(href.products({ ...NO_QUERY, text }));
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    clear() {
      setText('');
      if (query) navigate(href.products(), { replace: true });
    },
  };
}
