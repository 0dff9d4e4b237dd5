import type { Operation } from '../../../../../shared/api.ts';
import { addDays } from '../../../../../shared/rules/dates.ts';
import { useSend } from '../../../api/useSend.ts';
import { type GrowthState, useGrowingList } from '../../lists/useGrowingList.ts';
import type { ChosenNights } from '../chosenNights.ts';

/** Seconds between two readings of a month: every room of every property is read for it. */
const monthEvery = 60;

/** The number of properties before "show all": more would push down the parts below. */
const propertiesShown = 4;

/** The own rooms with the nights of a month that are taken, property by property. */
export function useVendorNights(vendorId: string, month: string, grown: GrowthState) {
  return useGrowingList(
    {
      operation: 'listVendorNights',
      request: (page) => ({ params: { vendorId }, query: { month, ...page } }),
    },
    { step: propertiesShown, every: monthEvery, grown },
  );
}

const stale: readonly Operation[] = ['listVendorNights', 'getRoomCalendar'];

/** Closes the chosen nights, with a note where one is given, or opens them. */
export function useSetNights() {
  const send = useSend('setRoomNights', stale);
  return ({ propertyId: postId, roomNumber, first: from, last, act }: ChosenNights, note = '') =>
    send({
      params: { postId, roomNumber },
      body: { from, to: addDays(last, 1), closed: act === 'close', ...(note.trim() !== '' && { note }) },
    });
}
