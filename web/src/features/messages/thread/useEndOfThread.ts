import { useLayoutEffect, useRef } from 'react';

/** How near its end a page must be to follow a message that comes: pixels. */
const near = 240;

/**
 * Keeps the place of a thread: it opens at the line of what is unread, or at its end; it follows what comes while its reader is near the
 * end; and older messages that come above leave what is read where it is.
 */
export function useEndOfThread(first: string | undefined, last: string, unread: string | undefined): void {
  const before = useRef<{ first: string | undefined; last: string; height: number; top: number }>(undefined);
  useLayoutEffect(() => {
    const { scrollHeight: height, clientHeight } = document.documentElement;
    const was = before.current;
    if (!was) open(unread);
    else if (was.first !== first) keepPlace(was, height);
    else if (was.last !== last && was.height - was.top - clientHeight < near) toEnd();
    before.current = { first, last, height: document.documentElement.scrollHeight, top: window.scrollY };
  });
  // A place is that of the moment before a message comes.
  useLayoutEffect(() => {
    const note = () => {
      if (before.current) before.current.top = window.scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
}

function open(unread: string | undefined): void {
  toEnd();
  const line = unread === undefined ? null : document.getElementById('unread');
  if (!line) return;
  // The head of the thread stays above what is read.
  const head = Number.parseFloat(getComputedStyle(line).scrollMarginTop) || 0;
  if (line.getBoundingClientRect().top < head) line.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** The site's footer stands below the end of a thread. */
function toEnd(): void {
  document.getElementById('main')?.scrollIntoView({ block: 'end', behavior: 'instant' });
}

function keepPlace(was: { height: number; top: number }, height: number): void {
  window.scrollTo({ top: was.top + height - was.height, behavior: 'instant' });
}
