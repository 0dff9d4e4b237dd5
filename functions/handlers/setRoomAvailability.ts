import { answer } from '../../shared/answers.ts';
import { setRoomAvailability } from '../../shared/contracts/vendorRooms.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownProperty, presentOwnProperty } from '../properties/presentProperty.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { implement } from '../runtime/implement.ts';
import { retryUnlessBegun } from '../runtime/retry.ts';

export const handler = implement(
  setRoomAvailability,
  { session: sessions.vendor, attempts: attempts.vendor, properties: propertyEdits },
  async ({ session, params: { postId, roomNumber }, body }, { attempts, properties }) => {
    const { availability: available, revision } = body;
    await attempts.onAccount('changes', session.id);
    const change = () =>
      properties().change(
        postId,
        (found) => {
          const current = ownProperty(found, session);
          if (!current.rooms.some((room) => room.roomNumber === roomNumber)) throw fail('room_not_found');
          const rooms = current.rooms.map((room) => (room.roomNumber === roomNumber ? { ...room, available } : room));
          return { ...current, rooms };
        },
        revision,
      );
    const property = await retryUnlessBegun(revision, change);
    return { ...answer(available ? 'room_available' : 'room_unavailable'), data: presentOwnProperty(property) };
  },
);
