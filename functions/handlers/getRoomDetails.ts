import { api } from '../../shared/api.ts';
import { fail } from '../../shared/errors.ts';
import { implement } from '../lib/implement.ts';
import { presentProperty } from '../lib/present.ts';
import { propertyLookup } from '../repositories/properties.ts';
import { vendorContacts } from '../repositories/vendors.ts';

export const handler = implement(
  api.getRoomDetails,
  { properties: propertyLookup, vendors: vendorContacts },
  async ({ params, query }, { properties, vendors }) => {
    const property = await properties.find(params.roomId);
    const room = property?.rooms.find(({ roomNumber }) => roomNumber === (query.room ?? roomNumber));
    if (!property || !room) throw fail('room_not_found');
    const vendor = await vendors.find(property.vendorId);
    const others = property.rooms.filter((each) => each !== room);
    return {
      message: 'Room details.',
      data: {
        roomDetails: presentProperty(property, [room, ...others]),
        vendorInformation: { userName: vendor?.name ?? '', email: vendor?.email ?? '' },
      },
    };
  },
);
