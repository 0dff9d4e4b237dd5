import { useLayoutEffect, useRef } from 'react';

/** Scrolls what it is given to sideways, so that today stands beside the names of the rooms, and the page stays. */
export function useTodayInView() {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const today = scroller.current?.querySelector('[aria-current=date]');
    const names = scroller.current?.querySelector('th');
    if (!scroller.current || !today || !names) return;
    const [day, name] = [today.getBoundingClientRect(), names.getBoundingClientRect()];
    const rtl = document.documentElement.dir === 'rtl';
    scroller.current.scrollLeft += rtl ? day.right - name.left : day.left - name.right;
  }, []);
  return scroller;
}
