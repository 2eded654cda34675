import { name as SHOP_NAME } from '#shop.config.json';
import { BASE_PATH } from '#lib/base-path.ts';
import type { HeadTag } from './set-head-tags.ts';
import type { PageMetadata } from './page-metadata.ts';

/**
 * The tags of a page for the document's head: Open Graph (ogp.me) and Twitter cards. `site`: the origin that the shop is
 * published under; tags that need an absolute URL have no content when it is `null`.
 */
export function headTags(
  title: string,
  metadata: PageMetadata,
  site: string | null,
): readonly HeadTag[] {
  const { description, path, product } = metadata;
  const url = site === null || path === null ? null : site + path;
  // On product pages too: link previews show no AVIF, and products have no other format.
  const picture = site === null ? null : `${site}${BASE_PATH}social.png`;
  return [
    { name: 'description', content: description },
    { name: 'robots', content: path === null ? 'noindex' : null },
    { rel: 'canonical', content: url },
    { property: 'og:type', content: product ? 'product' : 'website' },
    { property: 'og:site_name', content: SHOP_NAME },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    {
      property: 'og:image:alt',
      content: picture && `${SHOP_NAME}: waves, and some of its products`,
    },
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ];
}
