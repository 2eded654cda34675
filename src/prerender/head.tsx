import { renderToStaticMarkup } from 'react-dom/server';
import type { HeadTag } from '#seo/set-head-tags.ts';

/** Title and tags of a document's head as HTML. Tags without content are left out. */
export function renderHead(title: string, tags: readonly HeadTag[]): string {
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
    </>,
  );
}
