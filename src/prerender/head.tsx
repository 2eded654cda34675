import { renderToStaticMarkup } from 'react-dom/server';
import type { HeadTag } from '#seo/set-head-tags.ts';

/** Title, tags and JSON-LD of a document's head as HTML. Tags without content are left out. */
export function renderHead(title: string, tags: readonly HeadTag[], jsonLd: string | null): string {
  // `<` could end the element; see `formatJsonLd`.
  if (jsonLd?.includes('<')) throw new Error('The JSON-LD contains <');
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      {tags.map(({ content, ...key }) => {
        if (content === null) return null;
        return 'rel' in key ? (
          <link key={key.rel} {...key} href={content} />
        ) : (
          <meta key={Object.values(key)[0]} {...key} content={content} />
        );
      })}
      {jsonLd !== null && (
        // React escapes text, but not inner HTML.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      )}
    </>,
  );
}
