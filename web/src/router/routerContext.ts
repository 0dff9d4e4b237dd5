import { createContext } from 'react';
import type { Place } from './place.ts';

export type Navigate = (
  /** An address of the site, or only another query of the same page. */
  to: string | { search: string },
  options?: { state?: unknown; replace?: boolean },
) => void;

export interface RouterState {
  place: Place;
  navigate: Navigate;
}

export const RouterContext = createContext<RouterState | null>(null);

/** Values of the `:names` in the matched route. */
export const ParamsContext = createContext<Readonly<Record<string, string>>>({});
