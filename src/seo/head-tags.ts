import type { HeadTag } from './update-tag.ts';
import type { PageMetadata } from './page-metadata.ts';

/**
 * The tags of a page in the head of the document, by ogp.me and X's cards; those that need a whole address
 * are left out when `site`, the origin that the shop is published under, is not known.
 */
export function headTags(
  title: string,
  facts: PageMetadata,
  base: string,
  site: string | null,
): readonly HeadTag[] {
  const { description, path, product } = facts;
  const address = site === null || path === null ? null : site + path;
  // The shop's, of a product's page too: what makes previews shows no AVIF, and the goods have nothing else.
  const picture = site === null ? null : `${site}${base}social.png`;
  return [
    { name: 'description', content: description },
    { name: 'robots', content: path === null ? 'noindex' : null },
    { rel: 'canonical', content: address },
    { property: 'og:type', content: product ? 'product' : 'website' },
    { property: 'og:site_name', content: 'Rivulet' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: picture && 'Rivulet: waves, and some of its products' },
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ];
}
