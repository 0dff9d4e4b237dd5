import { useMatches } from '../../../components/useMatches.ts';

/** Whether there is room for a panel beside the page. */
export function useWide(): boolean {
  return useMatches('(min-width: 64rem)');
}

/** Whether that panel is high enough for more than the days above its calendar, which is seen whole. */
export function useHigh(): boolean {
  return useMatches('(min-height: 54rem)');
}
