import { useCallback, useEffect, useRef, useState } from 'react';
import { within, writeSpot } from '../../../../../shared/rules/mapPlace.ts';
import { locateAfterReload, mayLocate, takeHereMark } from './mayLocate.ts';

/** Metres that a place may be wrong by: as many as tell a house from its neighbours' village. */
const mostMetres = 200;

/** How it stands with the question where the browser is. */
export type Here =
  | { at: 'idle' | 'asking' | 'photosFirst' | 'refused' | 'unknown' | 'outside' }
  | { at: 'found' | 'coarse'; metres: number };

interface Setup {
  onPlace: (text: string) => void;
  /** Whether photos would be lost with the page. */
  hasUnsentPhotos: boolean;
}

/**
 * Asks the browser where it is, by its own means: no server is asked, and no network needed. A page that was reached from one with another
 * policy may not ask: it is loaded once more, and asks by itself.
 */
export function useHere({ onPlace, hasUnsentPhotos }: Setup) {
  const [here, setHere] = useState<Here>({ at: 'idle' });
  const place = useRef<((text: string) => void) | undefined>(undefined);
  useEffect(() => {
    place.current = onPlace;
    return () => {
      place.current = undefined;
    };
  }, [onPlace]);

  const ask = useCallback(() => {
    // Some browsers have no such thing on a page without TLS.
    if (!navigator.geolocation) return setHere({ at: 'unknown' });
    setHere({ at: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const [state, text] = read(coords);
        if (text !== undefined) place.current?.(text);
        setHere(state);
      },
      ({ code }) => setHere({ at: code === 1 ? 'refused' : 'unknown' }),
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  }, []);

  useEffect(() => {
    if (takeHereMark()) ask();
  }, [ask]);

  function locate() {
    if (mayLocate()) return ask();
    if (hasUnsentPhotos) return setHere({ at: 'photosFirst' });
    locateAfterReload();
  }

  return { here, locate };
}

/** The state that a position leads to, and the text of a place that is taken. */
function read({ latitude, longitude, accuracy }: GeolocationCoordinates): [state: Here, text?: string] {
  const found = within([latitude, longitude]);
  const metres = Math.max(1, Math.round(accuracy));
  if (!('spot' in found)) return [{ at: 'outside' }];
  if (metres > mostMetres) return [{ at: 'coarse', metres }];
  return [{ at: 'found', metres }, writeSpot(found.spot)];
}
