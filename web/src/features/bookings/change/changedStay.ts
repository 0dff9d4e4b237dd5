import { writeExtras } from '../../../../../shared/addresses/partyInAddress.ts';
import type { CalendarRoom } from '../../../../../shared/contracts/nights.ts';
import { today } from '../../../../../shared/rules/dates.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { offeredKind, offersOf } from '../request/offers.ts';
import { agesAsText, partyIn } from '../request/party/party.ts';
import type { RequestedRoom } from '../request/requestedRoom.ts';
import type { StayDraft } from '../request/useStayForm.ts';
import type { WantedKind } from '../request/wantedKinds.ts';
import { type Booking, roomsFrom } from '../stay/booking.ts';
import { typedDays } from '../stay/chosenDays.ts';

/** A stay as somebody proposes it. */
export type ChangedStay = Omit<RequestOf<'proposeChangeAsGuest'>['body'], 'revision'>;

type Details = AnswerOf<'getRoomDetails'>['data'];

/** The room of a booking as its hotel has it now; undefined where the hotel has no room that takes guests. */
export function roomOfBooking(
  booking: Booking,
  { roomDetails, childRules, extras }: Details,
): RequestedRoom | undefined {
  const hotel = roomDetails.hotels[0];
  const [first] = roomsFrom(booking, today());
  const named = hotel?.rooms.find(({ roomNumber }) => roomNumber === first?.roomNumber);
  const room = named ?? hotel?.rooms.find(({ kind }) => kind === first?.kind) ?? hotel?.rooms[0];
  if (!hotel || !room) return undefined;
  return {
    propertyId: booking.propertyId,
    roomNumber: room.roomNumber,
    hotelName: hotel.name,
    location: roomDetails.Location,
    beds: room.No_of_beds,
    capacity: room.membersCapacity,
    price: room.price,
    kind: room.kind,
    kinds: offersOf(hotel.rooms).map(offeredKind),
    ...(childRules && { childRules }),
    ...(extras && { extras }),
    address: '',
  };
}

/** A booking as the form of its change begins with it. Its rooms are counted by the kinds that they have by now. */
export function draftOf(booking: Booking, room: RequestedRoom, details: Details): StayDraft {
  const { checkIn, checkOut, guests, children = [], nights, quote } = booking;
  const kinds = new Map(details.roomDetails.hotels[0]?.rooms.map((each) => [each.roomNumber, each.kind]));
  const counts: Record<string, number> = {};
  for (const { roomNumber, kind } of roomsFrom(booking, today())) {
    const now = kinds.get(roomNumber) ?? kind;
    counts[now] = (counts[now] ?? 0) + 1;
  }
  const chosen = quote?.extras.map(({ id, count, nights: of }) => ({
    id,
    count,
    ...(of !== nights && { nights: of }),
  }));
  return {
    typed: {
      bookingStartDate: checkIn,
      bookingEndDate: checkOut,
      guests: String(guests),
      ...(room.childRules && children.length > 0 && { children: agesAsText(children) }),
      extras: writeExtras(chosen) ?? '',
      note: '',
    },
    counts,
  };
}

/** The rooms of a calendar, in which the own nights of a booking count as free; a request holds none. */
export function withOwnNights(rooms: readonly CalendarRoom[], booking: Booking): CalendarRoom[] {
  if (booking.status !== 'active') return [...rooms];
  return rooms.map((room) => {
    const own = booking.rooms.filter(({ roomNumber }) => roomNumber === room.roomNumber);
    const days = own.map(({ from = booking.checkIn, until = booking.checkOut }) => ({ from, to: until }));
    const taken = days.reduce((left, held) => left.flatMap((stretch) => outside(stretch, held)), room.taken);
    return { ...room, taken };
  });
}

type Stretch = CalendarRoom['taken'][number];

/** The parts of a stretch of nights before and after another one. */
function outside(stretch: Stretch, { from, to }: Stretch): Stretch[] {
  const [before, after] = [[stretch.to, from].sort()[0], [stretch.from, to].sort()[1]] as [string, string];
  const parts = [
    { from: stretch.from, to: before },
    { from: after, to: stretch.to },
  ];
  return parts.filter((part) => part.from < part.to);
}

/** The stay of a form as it is sent, with the total that was shown. */
export function changedStay(
  { typed }: StayDraft,
  { room, wanted, total }: { room: RequestedRoom; wanted: readonly WantedKind[]; total: number },
): ChangedStay {
  const { arrival = '', checkOut = '' } = typedDays(typed);
  const { guests = 1, children = [], extras = [] } = partyIn(room, typed) ?? {};
  return {
    bookingStartDate: arrival,
    bookingEndDate: checkOut,
    guests,
    kinds: wanted.map(({ kind, count }) => ({ kind, count })),
    children: [...children],
    extras: [...extras],
    total,
  };
}
