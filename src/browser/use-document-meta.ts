import { useEffect } from 'react';

/** Sets the document's title and description for as long as no other page sets its own. */
export function useDocumentMeta(title: string, description: string): void {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
