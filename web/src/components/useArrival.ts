import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '../router/hooks.ts';

/**
 * Arriving at a page by a link begins at its top, for the eye and for the keyboard. Going back is left to the
 * browser, and so is a change of the query alone: paging and filtering keep one's place.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, arrivedBy } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (arrivedBy === 'browser') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, arrivedBy, main]);
}
