import { answer } from '../../shared/answers.ts';
import { openNights } from '../../shared/contracts/nights.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { nightClosings } from '../nights/nightClosings.ts';
import { presentClosing } from '../nights/presentClosing.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import type { Property } from '../properties/property.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  openNights,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyLookup, closings: nightClosings },
  async ({ session, params: { postId, closingId }, query }, { attempts, properties, closings }) => {
    await attempts.onAccount('changes', session.id);
    const property = ownProperty(await properties.findNow(postId), session);
    const begun = await closings.open({ propertyId: postId, id: closingId }, namedPart(query, property));
    const closing = await closings.carryOutNow(begun);
    const data = presentClosing(closing, property.rooms);
    return { ...answer(closing.work ? 'nights_opening' : 'nights_opened'), data };
  },
);

/** @throws Failure `room_not_found` where the room is not there */
function namedPart({ roomNumber, from, to }: Input<typeof openNights>['query'], { rooms }: Property) {
  if (roomNumber === undefined || from === undefined || to === undefined) return undefined;
  const room = rooms.find((each) => each.roomNumber === roomNumber);
  if (!room) throw fail('room_not_found');
  return { roomId: room.id, checkIn: from, checkOut: to };
}
