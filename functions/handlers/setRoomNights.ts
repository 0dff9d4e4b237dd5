import { answer } from '../../shared/answers.ts';
import { setRoomNights } from '../../shared/contracts/nights.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { nightClosing } from '../nights/nightClosing.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  setRoomNights,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyLookup, nights: nightClosing },
  async ({ session, params: { postId, roomNumber }, body }, { attempts, properties, nights }) => {
    await attempts.onAccount('changes', session.id);
    const { id: propertyId, rooms } = ownProperty(await properties.findNow(postId), session);
    const room = rooms.find((each) => each.roomNumber === roomNumber);
    if (!room) throw fail('room_not_found');
    const { checkIn, checkOut, closed, note } = body;
    const wanted = { propertyId, roomId: room.id, checkIn, checkOut };
    await (closed ? nights.close(wanted, note) : nights.open(wanted));
    return { ...answer(closed ? 'nights_closed' : 'nights_opened'), data: { from: checkIn, to: checkOut, closed } };
  },
);
