import type { BookingRequest } from '../../shared/contracts/bookings.ts';
import { fail } from '../../shared/errors.ts';
import { type BookingState, stateAt } from '../../shared/rules/bookingLife.ts';
import { coveredWords } from '../../shared/rules/coveredWords.ts';
import { reasonSentences } from '../../shared/rules/declineReasons.ts';
import { proposalAt } from '../../shared/rules/proposalLife.ts';
import { nightsBetween } from '../../shared/rules/stays.ts';
import type { Session } from '../runtime/session.ts';
import { presentBookedAdvance } from './bookedAdvance.ts';
import { type BookedRoom, type Booking, bookingTotal, hasTraveller, voucherCode } from './booking.ts';
import type { Proposal, ProposedStay, ToldBooking } from './proposals/proposal.ts';
import { threadIdOf } from './threadId.ts';
import { hasOpenLink } from './vouchers/voucherLink.ts';

/**
 * Presents a booking to whoever holds the link of a mail, which may have been passed on: the guest's e-mail and phone
 * are there once the request is accepted.
 */
export function presentToLink(booking: ToldBooking): BookingRequest {
  const shown = presentBooking(booking);
  if (shown.status === 'active') return shown;
  return { ...shown, userInfo: [{ userName: booking.guest.name, email: '', contactNumber: '' }] };
}

/** A booking as the wire shows it, in the state that time has brought it to. */
export function presentBooking(booking: ToldBooking): BookingRequest {
  const { id, rooms, checkIn, checkOut, guest, answeredAt, endedAt, cancelledBy } = booking;
  const status = stateAt(booking, new Date());
  const nights = nightsBetween(checkIn, checkOut);
  const reason = booking.reason ?? (booking.reasonCode && reasonSentences[booking.reasonCode]);
  return {
    _id: id,
    status,
    userInfo: [{ userName: guest.name, email: guest.email, contactNumber: guest.phone }],
    rooms: rooms.map(presentRoom),
    bookingRoomDays: nights,
    bookingStartDate: checkIn,
    bookingEndDate: checkOut,
    propertyId: booking.propertyId,
    hotelName: booking.hotelName,
    hotelUrduName: booking.hotelUrduName,
    location: booking.location,
    guests: booking.guests,
    children: booking.children,
    total: bookingTotal(booking),
    quote: booking.quote,
    note: shownNote(booking),
    askedAt: booking.askedAt,
    answerBy: booking.answerBy,
    answeredAt,
    endedAt: endedAt ?? (status === 'expired' ? booking.answerBy : undefined),
    cancelledBy,
    reason,
    reasonCode: booking.reasonCode,
    code: answeredAt === undefined ? undefined : voucherCode(id),
    reviewedAt: booking.reviewedAt,
    revision: booking.revision,
    source: booking.source,
    channel: booking.channel,
    keptByChannel: booking.event === undefined ? undefined : true,
    arrivedAt: booking.arrivedAt,
    leftAt: booking.leftAt,
    charged: booking.charged,
    proposal: booking.proposal && presentProposal(booking.proposal, booking),
    ...moneyOf(booking, status),
    ...marksOf(booking, status),
  };
}

function moneyOf(
  { terms, advance, paid }: Booking,
  status: BookingState,
): Pick<BookingRequest, 'terms' | 'advance' | 'paid'> {
  return { terms, advance: advance && presentBookedAdvance(advance, status), paid: paid || undefined };
}

/** The note of a request as both sides read it, in pages and mails: until it is accepted, links and numbers in it are covered. */
export function shownNote({ note, answeredAt }: Pick<Booking, 'note' | 'answeredAt'>): string | undefined {
  return note === undefined || answeredAt !== undefined ? note : coveredWords(note);
}

function marksOf(booking: Booking, status: BookingState): Pick<BookingRequest, 'newcomer' | 'linked' | 'threadId'> {
  return {
    ...(hasTraveller(booking) && !booking.erased && { threadId: threadIdOf(booking) }),
    ...(booking.turn !== undefined && status === 'pending' && { newcomer: true }),
    ...(hasOpenLink(booking) && { linked: true }),
  };
}

function presentRoom({ number, beds, guests, ...room }: BookedRoom): BookingRequest['rooms'][number] {
  const { price, remainder, kind, from, until } = room;
  return { roomNumber: number, No_of_beds: beds, capacity: guests, price, remainder, kind, from, until };
}

/** A proposal as it stands now. One that its booking has ended has no moment of its own. */
function presentProposal(proposal: Proposal, booking: Booking): BookingRequest['proposal'] {
  const { id, by, rooms, agreed, askedAt, endsAt, endedAt } = proposal;
  const { state: status, endedBy } = proposalAt(proposal, booking, new Date());
  const told = { proposalId: id, by, status, rooms: rooms.map(presentRoom), askedAt, endsAt };
  const sides = { ...presentSide(proposal), agreed: presentSide(agreed) };
  return { ...told, ...sides, endedAt: endedAt ?? (endedBy === 'time' ? endsAt : undefined), endedBy };
}

function presentSide({ checkIn, checkOut, ...stay }: ProposedStay) {
  const { guests, children, total, quote } = stay;
  return { bookingStartDate: checkIn, bookingEndDate: checkOut, guests, children, total, quote };
}

/** The booking when it is the caller's, as traveller or as vendor. @throws Failure `booking_not_found`, the same for another's */
export function ownBooking<B extends Booking>(booking: B | undefined, { id, role }: Session): B {
  const owner = role === 'user' ? booking?.userId : booking?.vendorId;
  if (!booking || owner !== id) throw fail('booking_not_found');
  return booking;
}
