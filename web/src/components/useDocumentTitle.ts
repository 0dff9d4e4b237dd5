import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Listeners } from '../listeners.ts';

/** Title of the page that was rendered last without a browser. */
export const rendered = { title: '' };

/**
 * Sets the page's title in the browser's tab and history, where the marks of `isolate` would be seen as boxes, and tells it
 * to screen readers.
 */
export function useDocumentTitle(marked: string): void {
  const title = marked.replace(/[\u2068\u2069]/g, '');
  if (import.meta.env.SSR) rendered.title = title;
  useEffect(() => {
    document.title = t`${title} · Sarai`;
    announceTitle(marked);
  }, [title, marked]);
}

let shown: string | undefined;
let announced = '';
const listeners = new Listeners();

/** Says which page has come. The first one is said by the browser itself. */
function announceTitle(title: string): void {
  if (shown !== undefined && shown !== title) announced = title;
  shown = title;
  listeners.tell();
}

export function announcedTitle(): string {
  return announced;
}

/** Calls the listener after every announcement, until the returned function is called. */
export const onAnnounced = listeners.add;
