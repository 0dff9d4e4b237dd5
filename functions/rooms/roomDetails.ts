import type { Host } from '../../shared/contracts/hosts.ts';
import type { getRoomDetails } from '../../shared/contracts/search.ts';
import type { Reply } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { coveredWords } from '../../shared/rules/coveredWords.ts';
import { today } from '../../shared/rules/dates.ts';
import { averageMarks, ratingOf } from '../../shared/rules/reviews.ts';
import { sightsAround } from '../../shared/rules/sights.ts';
import { type Profile, profiles } from '../accounts/profiles.ts';
import { type AnswerTimes, answerTimes, usualHours } from '../bookings/answerTimes.ts';
import { trustOf } from '../bookings/hostTrust.ts';
import { termsNow } from '../bookings/quotes/askedAdvance.ts';
import { detailQuote, offerBesideRooms, type StayQuery } from '../bookings/quotes/detailQuote.ts';
import { kindStays } from '../bookings/quotes/kindStays.ts';
import { kindsOfRooms, roomsOfKind } from '../bookings/roomChoice.ts';
import { presentShown } from '../properties/presentProperty.ts';
import type { Property } from '../properties/property.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { reviewSums } from '../reviews/reviews.ts';
import type { OpenPorts } from '../runtime/ports.ts';

/** Ports that read the details of a room. */
export const detailPorts = {
  properties: propertyLookup,
  vendors: profiles.vendor,
  answers: answerTimes,
  reviews: reviewSums,
};

export type Details = Reply<typeof getRoomDetails>['data'];

/**
 * All about one room of a property; the first one where no number is asked for, and one like it where it takes no guests. With days of a
 * stay also its quote.
 * @throws Failure `room_not_found`
 */
export async function roomDetails(
  { roomId, room: number, ...stay }: StayQuery & { roomId: string },
  { properties, vendors, answers, reviews }: OpenPorts<typeof detailPorts>,
): Promise<Details> {
  const [property, sums] = await Promise.all([properties.findShown(roomId), reviews.find(roomId)]);
  const named = property?.rooms.find(({ roomNumber }) => roomNumber === (number ?? roomNumber));
  if (!property || !named) throw fail('room_not_found');
  const room = named.available ? named : (roomsOfKind(property, kindsOfRooms(property)[named.id] ?? '')[0] ?? named);
  const { vendorId } = property;
  const [vendor, times] = await Promise.all([vendors.find(vendorId), answers.find(vendorId)]);
  const others = property.rooms.filter((each) => each !== room);
  return {
    roomDetails: presentShown(covered(property), [room, ...others], ratingOf(sums)),
    marks: averageMarks(sums),
    vendorInformation: { userName: vendor?.name ?? '', email: vendor?.email ?? '' },
    host: vendor && presentHost(vendor, times),
    trust: trustOf(times, new Date()),
    owesRefund: property.owesRefund,
    ...sightsOf(property.address),
    ...offerBesideRooms(property),
    terms: termsNow(property),
    ...detailQuote(property, room, stay),
    ...kindStays(property, stay),
  };
}

/** The sights around a property; nothing where its owner has given no place, or there are none. */
function sightsOf({ spot }: Property['address']): Pick<Details, 'sights'> {
  const sights = spot ? sightsAround([spot.north, spot.east]) : [];
  return sights.length > 0 ? { sights } : {};
}

/** A property as everybody reads of it: links and numbers in its descriptions are covered. */
function covered(property: Property): Property {
  const { hotel } = property;
  const { description, urduDescription } = hotel;
  const words = {
    description: coveredWords(description),
    ...(urduDescription !== undefined && { urduDescription: coveredWords(urduDescription) }),
  };
  return { ...property, hotel: { ...hotel, ...words } };
}

/** A host as everybody reads of him: the first name and nothing else of the profile. */
export function presentHost({ name, signedUpAt, emailConfirmedAt }: Profile, times: AnswerTimes | undefined): Host {
  const since = today(new Date(signedUpAt)).slice(0, 7);
  return {
    firstName: name.trim().split(/\s+/)[0] ?? '',
    since,
    answersWithinHours: usualHours(times),
    takesQuestions: emailConfirmedAt ? true : undefined,
  };
}
