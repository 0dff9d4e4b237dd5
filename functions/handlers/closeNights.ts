import { answer } from '../../shared/answers.ts';
import { closeNights } from '../../shared/contracts/nights.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { kindsOfRooms } from '../bookings/roomChoice.ts';
import { type ClosingWish, gotNothing } from '../nights/closing.ts';
import { nightClosings } from '../nights/nightClosings.ts';
import { presentClosing } from '../nights/presentClosing.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import type { Property } from '../properties/property.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  closeNights,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyLookup, closings: nightClosings },
  async ({ session, params: { postId }, body }, { attempts, properties, closings }) => {
    await attempts.onAccount('changes', session.id);
    const property = ownProperty(await properties.findNow(postId), session);
    const { requestKey, checkIn, checkOut, note } = body;
    const wanted = { ...meantRooms(body, property), propertyId: postId, checkIn, checkOut, note };
    const begun = await closings.begin(wanted, requestKey);
    const closing = await closings.carryOutNow(begun);
    if (!closing.work && gotNothing(closing)) throw fail('nights_booked');
    const data = presentClosing(closing, property.rooms);
    return { ...answer(closing.work ? 'nights_closing' : 'nights_closed'), data };
  },
);

/** @throws Failure `room_not_found` where one of them is not there */
function meantRooms(
  { roomNumbers, kind }: Input<typeof closeNights>['body'],
  property: Property,
): Pick<ClosingWish, 'scope' | 'rooms'> {
  const kinds = kindsOfRooms(property);
  const isMeant = ({ id, roomNumber }: Property['rooms'][number]) =>
    roomNumbers ? roomNumbers.includes(roomNumber) : kind === undefined || kinds[id] === kind;
  const rooms = property.rooms.filter(isMeant).map(({ id }) => id);
  if (rooms.length < (roomNumbers ? new Set(roomNumbers).size : 1)) throw fail('room_not_found');
  return { scope: roomNumbers ? 'rooms' : kind === undefined ? 'house' : 'kind', rooms };
}
