import { useEffect } from 'react';

/** The browser's tab and history say where one is. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sarai`;
  }, [title]);
}
