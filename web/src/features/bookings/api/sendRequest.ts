import { mutate } from 'swr';
import { storedForm } from '../../../../../shared/rules/field.ts';
import { requestFields } from '../../../../../shared/rules/stays.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import { sayAnswer } from '../../../words/words.ts';
import type { BookingDraft } from '../request/bookingDraft.ts';
import { partyIn } from '../request/party/party.ts';
import { namesRoom, roomCount, wantedKinds } from '../request/wantedKinds.ts';

/**
 * Sends a drafted request. Its key makes sending it again safe. Where an earlier try, whose answer was lost, has sent
 * something else under the key, or what has come to nothing since, it rejects with `sent_before`.
 */
export async function sendRequest(draft: BookingDraft) {
  try {
    const answer = await call('createBookingRequest', { body: bodyOf(draft) });
    const { status } = answer.data;
    if (status === 'pending' || status === 'active') return answer;
    throw new ApiError(sayAnswer(answer), { code: 'sent_before', status: 409 });
  } finally {
    void mutate(keysOf(['listUserBookings', 'listUserPendingRequests', 'getRoomCalendar']), undefined);
  }
}

export function bodyOf(draft: BookingDraft) {
  const { requestKey, room, typed, seenTotal, seenAdvance } = draft;
  const { note, children: _, extras: __, ...stay } = typed;
  const { children, extras } = partyIn(room, typed) ?? {};
  const words = note.trim();
  return {
    propertyId: room.propertyId,
    ...roomsOf(draft),
    ...storedForm(requestFields, stay),
    ...(children && { children: [...children] }),
    ...(extras && { extras: [...extras] }),
    requestKey,
    ...(seenTotal !== undefined && { total: seenTotal }),
    ...(seenAdvance && { advance: seenAdvance.amount, ...(seenAdvance.policy && { policy: seenAdvance.policy }) }),
    ...(words && { note: words }),
  };
}

/** One room by its number, or so many of each kind, one of them by its number. */
function roomsOf(draft: BookingDraft) {
  const { kind: own, roomNumber, price } = draft.room;
  const wanted = wantedKinds(draft);
  const isNamed = namesRoom(draft);
  if (isNamed && roomCount(wanted) === 1) return { roomNumber, price };
  const rooms = wanted.map(({ kind, count, price }) => {
    return { kind, count, ...(isNamed && kind === own && { roomNumber }), price };
  });
  return { rooms };
}
