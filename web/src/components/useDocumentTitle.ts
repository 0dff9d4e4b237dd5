import { t } from '@lingui/core/macro';
import { useEffect } from 'react';

/** Sets the page's title in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = t`${title} · Sarai`;
  }, [title]);
}
