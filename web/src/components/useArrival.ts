import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Arriving at a page by a link begins at its top, for the eye and for the keyboard. Going back is left to the
 * browser, a part of a page (`#faq`) to the page itself, and a change of the query alone keeps one's place.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const goingBack = useNavigationType() === 'POP';
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (goingBack || hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, goingBack, main]);
}
