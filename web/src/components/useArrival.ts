import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a link to another page, scrolls to its top and moves the focus there. Going back is left to the browser, and
 * a part of a page (`#faq`) to the page; a change of the query alone changes neither.
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
