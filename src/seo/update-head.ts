import type { Product } from '#domain/catalogue/product.ts';
import { shownReviews } from '#domain/shown-reviews.ts';
import { subscribeToLocation } from '#router/location.ts';
import { idle, REQUIRED } from '#lib/scheduling/idle.ts';
import type { Shop } from '#stores/shop.ts';
import { routeOf } from '#router/routes.ts';
import { setHeadTags, setJsonLd } from './set-head-tags.ts';
import { headTags } from './head-tags.ts';
import { productData } from './json-ld.ts';
import { pageMetadata } from './page-metadata.ts';

/** The origin that the shop is published under; `null` when the build was made without `SITE_URL`. */
const SITE: unknown = import.meta.env['SITE_URL'];
const site = typeof SITE === 'string' ? SITE : null;

/** Starts updating the head's tags and JSON-LD after each navigation, when the browser is idle. */
export function updateHeadOnNavigation(shop: Shop): void {
  let scheduled = false;
  const schedule = async () => {
    if (scheduled) return;
    scheduled = true;
    await idle(REQUIRED);
    scheduled = false;
    updateHead(shop);
  };
  const update = () => void schedule();
  subscribeToLocation(update);
  shop.visit.state.subscribe(({ reviews }, before) => reviews !== before.reviews && update());
  // A page sets its title in an effect, after the listeners of the location.
  const title = document.querySelector('title');
  if (title) new MutationObserver(update).observe(title, { childList: true });
  update();
}

function updateHead({ visit }: Shop): void {
  const metadata = pageMetadata(routeOf(location.pathname));
  setHeadTags(headTags(document.title, metadata, site));
  const { product } = metadata;
  const reviewsOf = ({ id }: Product) => shownReviews(visit.state.getState().reviews[id]);
  setJsonLd(product && productData(product, reviewsOf(product), site ?? location.origin));
}
