import { writeRooms } from '../../../../../shared/addresses/roomsInAddress.ts';
import { addDays } from '../../../../../shared/rules/dates.ts';
import type { Quote } from '../../../../../shared/rules/quote.ts';
import { useApi } from '../../../api/useApi.ts';
import type { RequestedRoom } from '../request/requestedRoom.ts';
import type { StayText } from '../request/stayForm.ts';
import type { WantedKind } from '../request/wantedKinds.ts';
import { typedDays } from '../stay/chosenDays.ts';

/** A stay that somebody is about to ask for. */
interface AskedStay {
  room: Pick<RequestedRoom, 'propertyId' | 'roomNumber'>;
  typed: Pick<StayText, 'bookingStartDate' | 'bookingEndDate'>;
  wanted: readonly WantedKind[];
}

/** The quote of a stay as the hotel has it now; undefined until both days are chosen, and while it is not there. */
export function useStayQuote({ room, typed, wanted }: AskedStay): Quote | undefined {
  const { arrival, checkOut } = typedDays(typed);
  const isStay = arrival !== undefined && checkOut !== undefined && checkOut >= addDays(arrival, 1);
  const counts = Object.fromEntries(wanted.map(({ kind, count }) => [kind, count]));
  const kinds = decodeURIComponent(writeRooms({ counts }).slice('&kinds='.length));
  const query = { room: room.roomNumber, checkIn: arrival, checkOut, kinds };
  const request = isStay ? { params: { roomId: room.propertyId }, query } : null;
  return useApi('getRoomDetails', request, { silent: true }).data?.data.quote;
}
