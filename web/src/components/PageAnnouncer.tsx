import { useSyncExternalStore } from 'react';
import { Isolated } from './Isolated.tsx';
import { announcedTitle, onAnnounced } from './useDocumentTitle.ts';

/** Tells screen readers the title of a page that a link within the site has led to, which no browser does. */
export function PageAnnouncer() {
  const title = useSyncExternalStore(onAnnounced, announcedTitle, announcedTitle);
  return (
    <p aria-live="polite" className="sr-only">
      <Isolated text={title} />
    </p>
  );
}
