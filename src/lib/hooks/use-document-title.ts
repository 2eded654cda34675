import { useEffect } from 'react';

/** Sets the document's title for as long as no other page sets its own. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
