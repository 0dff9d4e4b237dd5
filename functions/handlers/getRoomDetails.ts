import { answer } from '../../shared/answers.ts';
import { getRoomDetails } from '../../shared/contracts/search.ts';
import { fail } from '../../shared/errors.ts';
import { profiles } from '../accounts/profiles.ts';
import { presentProperty } from '../properties/presentProperty.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getRoomDetails,
  { properties: propertyLookup, vendors: profiles.vendor },
  async ({ params, query }, { properties, vendors }) => {
    const property = await properties.findShown(params.roomId);
    const room = property?.rooms.find(({ roomNumber }) => roomNumber === (query.room ?? roomNumber));
    if (!property || !room) throw fail('room_not_found');
    const vendor = await vendors.find(property.vendorId);
    const others = property.rooms.filter((each) => each !== room);
    return {
      ...answer('room_details'),
      data: {
        roomDetails: presentProperty(property, [room, ...others]),
        vendorInformation: { userName: vendor?.name ?? '', email: vendor?.email ?? '' },
      },
    };
  },
);
