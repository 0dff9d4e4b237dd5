import { answer } from '../../shared/answers.ts';
import { getRoomDetails } from '../../shared/contracts/search.ts';
import { fail } from '../../shared/errors.ts';
import { averageMarks, ratingOf } from '../../shared/rules/reviews.ts';
import { profiles } from '../accounts/profiles.ts';
import { answerTimes } from '../bookings/answerTimes.ts';
import { presentHost } from '../bookings/presentHost.ts';
import { presentProperty } from '../properties/presentProperty.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { reviewSums } from '../reviews/reviews.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getRoomDetails,
  { properties: propertyLookup, vendors: profiles.vendor, answers: answerTimes, reviews: reviewSums },
  async ({ params, query }, { properties, vendors, answers, reviews }) => {
    const [property, sums] = await Promise.all([properties.findShown(params.roomId), reviews.find(params.roomId)]);
    const room = property?.rooms.find(({ roomNumber }) => roomNumber === (query.room ?? roomNumber));
    if (!property || !room) throw fail('room_not_found');
    const { vendorId } = property;
    const [vendor, times] = await Promise.all([vendors.find(vendorId), answers.find(vendorId)]);
    const others = property.rooms.filter((each) => each !== room);
    return {
      ...answer('room_details'),
      data: {
        roomDetails: presentProperty(property, [room, ...others], ratingOf(sums)),
        marks: averageMarks(sums),
        vendorInformation: { userName: vendor?.name ?? '', email: vendor?.email ?? '' },
        host: vendor && presentHost(vendor, times),
      },
    };
  },
);
