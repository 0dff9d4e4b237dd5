import { answer } from '../../shared/answers.ts';
import { getRoomDetails } from '../../shared/contracts/search.ts';
import { fail } from '../../shared/errors.ts';
import { averageMarks, ratingOf } from '../../shared/rules/reviews.ts';
import { profiles } from '../accounts/profiles.ts';
import { presentProperty } from '../properties/presentProperty.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { reviewSums } from '../reviews/reviews.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getRoomDetails,
  { properties: propertyLookup, vendors: profiles.vendor, reviews: reviewSums },
  async ({ params, query }, { properties, vendors, reviews }) => {
    const [property, sums] = await Promise.all([properties.findShown(params.roomId), reviews.find(params.roomId)]);
    const room = property?.rooms.find(({ roomNumber }) => roomNumber === (query.room ?? roomNumber));
    if (!property || !room) throw fail('room_not_found');
    const vendor = await vendors.find(property.vendorId);
    const others = property.rooms.filter((each) => each !== room);
    return {
      ...answer('room_details'),
      data: {
        roomDetails: presentProperty(property, [room, ...others], ratingOf(sums)),
        marks: averageMarks(sums),
        vendorInformation: { userName: vendor?.name ?? '', email: vendor?.email ?? '' },
      },
    };
  },
);
