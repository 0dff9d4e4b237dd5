import { api } from '../../shared/api.ts';
import { fail } from '../../shared/errors.ts';
import { implement } from '../lib/implement.ts';
import { presentOwnProperty } from '../lib/present.ts';
import { againOnConflict } from '../lib/properties/againOnConflict.ts';
import { ownProperty } from '../lib/properties/ownProperty.ts';
import { propertyEdits } from '../repositories/properties.ts';
import { vendorSession } from '../repositories/sessions.ts';

export const handler = implement(
  api.setRoomAvailability,
  { vendorSession, properties: propertyEdits },
  async ({ session, params: { postId, roomNumber }, body: { availability: available } }, { properties }) => {
    const property = await againOnConflict(() =>
      properties().change(postId, (found) => {
        const current = ownProperty(found, session);
        if (!current.rooms.some((room) => room.roomNumber === roomNumber)) throw fail('room_not_found');
        const rooms = current.rooms.map((room) => (room.roomNumber === roomNumber ? { ...room, available } : room));
        return { ...current, rooms };
      }),
    );
    const message = available ? 'The room can be found again.' : 'The room is no longer shown to travellers.';
    return { message, data: presentOwnProperty(property) };
  },
);
