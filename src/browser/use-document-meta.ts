import { useEffect } from 'react';

/** The description that the document was served with. */
let served: string | undefined;

/**
 * Sets the document's title and description for as long as no other page sets its own. Without a
 * description it is the one that the document was served with.
 */
export function useDocumentMeta(title: string, description: string | undefined): void {
  useEffect(() => {
    document.title = title;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) return;
    served ??= meta.content;
    meta.content = description ?? served;
  }, [title, description]);
}
