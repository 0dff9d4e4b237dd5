import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a place in which a button was pressed that goes with what it has changed: `stands` names what the place shows. The
 * place takes the focus itself, so that a second press of a key does nothing.
 */
export function useFocusInPlace<Place extends HTMLElement>(stands: string) {
  const place = useRef<Place>(null);
  const pressed = useRef<Element>(undefined);
  useEffect(() => {
    const element = place.current;
    const note = ({ target }: MouseEvent) => {
      if (target instanceof Element) pressed.current = target;
    };
    element?.addEventListener('click', note);
    return () => element?.removeEventListener('click', note);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect follows what the place shows.
  useEffect(() => {
    const isGone = pressed.current?.isConnected === false;
    if (isGone && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [stands]);
  return { ref: place, tabIndex: -1 };
}
