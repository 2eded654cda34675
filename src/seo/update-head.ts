import { subscribeToLocation } from '#router/location.ts';
import { setHeadTags, setJsonLd } from './update-tag.ts';
import { idle } from '#lib/idle.ts';
import { isDefaultQuery } from '#domain/search/filters.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { prepareIndex } from '#stores/catalogue-index.ts';
import type { Shop } from '#stores/shop.ts';
import { routeOf } from '#router/routes.ts';
import { headTags } from './head-tags.ts';
import { formatJsonLd } from './json-ld.ts';
import { pageMetadata } from './page-metadata.ts';

/** The origin that the shop is published under, from the build; `null` when that was not said. */
const SITE: unknown = import.meta.env['SITE_URL'];
const site = typeof SITE === 'string' ? SITE : null;

/** Keeps the document's tags and JSON-LD, from now on, those of the page shown. */
export function updateHeadOnNavigation(shop: Shop): void {
  let due = false;
  const follow = async () => {
    if (due) return;
    due = true;
    await idle();
    due = false;
    await describePage(shop);
  };
  const update = () => void follow();
  subscribeToLocation(update);
  shop.reviews.state.subscribe(update);
  // The page says its title itself, and may come later than its address.
  const title = document.querySelector('title');
  if (title) new MutationObserver(update).observe(title, { childList: true });
  update();
}

async function describePage({ base, catalogue, href, reviews }: Shop): Promise<void> {
  const search = parseSearchParams(location.search);
  const address = location.href;
  if (!isDefaultQuery(search)) await prepareIndex(catalogue);
  // Whoever has gone elsewhere meanwhile gets the tags of that page.
  if (address !== location.href) return;
  const facts = pageMetadata(routeOf(location.pathname, base), search, {
    origin: site ?? location.origin,
    base,
    catalogue,
    href,
    reviewsOf: (id) => reviews.state.getState()[id] ?? [],
  });
  setHeadTags(headTags(document.title, facts, base, site));
  setJsonLd(formatJsonLd(facts.data));
}
