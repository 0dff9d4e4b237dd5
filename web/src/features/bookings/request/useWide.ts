import { useMatches } from '../../../components/useMatches.ts';

/** Whether there is room for a panel beside the page. */
export function useWide(): boolean {
  return useMatches('(min-width: 64rem)');
}
