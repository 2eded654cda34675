import { useEffect } from 'react';

/** Sets the document's title, until another component sets it. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
