import { useEffect, useRef } from 'react';

/** The buttons that had the focus are gone: it goes on to what stands in their place, not to the top of the page. */
export function useFocusOfButtons(answeredHere: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answeredHere && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [answeredHere]);
  return place;
}
