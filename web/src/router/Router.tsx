import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { browserPlace, type Place } from './place.ts';
import { type Navigate, RouterContext } from './routerContext.ts';

/**
 * Keeps the page in step with the browser's address. The site needs a tenth of a router, and a common one would be
 * an eighth of its first load.
 *
 * A move is a transition: the page before stays until the next one's chunk is here. `start` is the place to render
 * where there is no browser.
 */
export function Router({ start, children }: { start?: Place; children: ReactNode }) {
  const [place, setPlace] = useState(() => start ?? browserPlace('browser'));

  useEffect(() => {
    const follow = () => startTransition(() => setPlace(browserPlace('browser')));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const router = useMemo(() => ({ place, navigate: moveWith(setPlace) }), [place]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

function moveWith(setPlace: (place: Place) => void): Navigate {
  return (to, { state = null, replace = false } = {}) => {
    const url = new URL(
      typeof to === 'string' ? to : `${location.pathname}?${to.search}`.replace(/\?+$/, ''),
      location.href,
    );
    const move = replace || url.href === location.href ? 'replaceState' : 'pushState';
    window.history[move](state, '', url);
    startTransition(() => setPlace(browserPlace('link')));
  };
}
