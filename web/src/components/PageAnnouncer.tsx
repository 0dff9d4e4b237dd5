import { useSyncExternalStore } from 'react';
import { announcedTitle, onAnnounced } from './announcedTitle.ts';
import { Isolated } from './Isolated.tsx';

/** Tells screen readers the title of a page that a link within the site has led to, which no browser does. */
export function PageAnnouncer() {
  const title = useSyncExternalStore(onAnnounced, announcedTitle, announcedTitle);
  return (
    <p aria-live="polite" className="sr-only">
      <Isolated text={title} />
    </p>
  );
}
