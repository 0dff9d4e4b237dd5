import { useLocation } from 'react-router-dom';

/** The state of a history entry at which somebody is told why they are there. */
export interface Noticed {
  notice: string;
}

/** The sentence that came along with the way here. */
export function useNotice(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}
