import { useSyncExternalStore } from 'react';
import { isLowData, isRequested, onLowData, onRequests } from './lowData.ts';

/** Whether pictures are left out until they are asked for; a prerendered page is hydrated with them. */
export function useLowData(): boolean {
  return useSyncExternalStore(onLowData, isLowData, () => false);
}

/** Whether a picture is left out: nobody has asked for it. */
export function useLeftOut(picture: string | undefined): boolean {
  const lowData = useLowData();
  const requested = useSyncExternalStore(
    onRequests,
    () => picture !== undefined && isRequested(picture),
    () => false,
  );
  return lowData && !requested;
}
