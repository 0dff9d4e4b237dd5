import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import type { RoomHit } from '../../../shared/contracts/search.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';

/** A day ahead, so many days from today. */
export const ahead = (days: number) => addDays(today(), days);

const address = {
  street: '1 Fort Road',
  city: 'Karimabad',
  state: 'Gilgit-Baltistan',
  country: 'Pakistan',
  zipCode: 15700,
};

/** A room of a hotel, with what is given in its place. */
export function roomOf(roomNumber: number, given: Partial<RoomHit['hotels'][number]['rooms'][number]> = {}) {
  return {
    _id: `room${roomNumber}`,
    roomNumber,
    membersCapacity: 3,
    No_of_beds: 2,
    price: 7200,
    availability: true,
    kind: `kind${given.price ?? 7200}`,
    images: [],
    ...given,
  };
}

/** The calendar of a hotel whose rooms of a kind are all taken on some nights. */
export function calendarOf(taken: readonly string[] = [], roomNumbers: readonly number[] = [3], kind = 'kind7200') {
  const nights = taken.map((from) => ({ from, to: addDays(from, 1) }));
  const rooms = roomNumbers.map((roomNumber) => ({ roomNumber, kind, taken: nights }));
  return { from: ahead(0), to: ahead(396), taken: [...taken], rooms };
}

/** A hotel in Hunza as its page reads it. */
export function hotelOf(_id: string, rooms = [roomOf(3)]) {
  return {
    _id,
    vendorId: 'v1',
    Location: 'Hunza Valley',
    location: 'Hunza Valley',
    address,
    hotels: [{ _id, name: `Hotel ${_id}`, description: 'Below the fort.', classType: 'First' as const, rooms }],
  };
}

/** The answer for the page of a hotel's first room. */
export function detailsOf(hotel = hotelOf('batura')) {
  return { roomDetails: hotel, vendorInformation: { userName: 'Karim Beg', email: 'karim@example.com' } };
}

/** A hotel as it stands in a list. */
export function hitOf(_id: string, given: Partial<RoomHit> = {}): RoomHit {
  return {
    ...hotelOf(_id),
    roomsAlike: 1,
    facts: [],
    matching: { rooms: 1, fromPrice: 7200, sleepsLeast: 3, sleepsMost: 3 },
    ...given,
  };
}

/** The vendor `v1` as the own profile reads it. */
export const ownerProfile = {
  _id: 'v1',
  name: 'Karim',
  email: 'k@example.com',
  DateOfBirth: '',
  phoneNumber: '',
  hotelName: '',
  emailConfirmed: true,
};

/** A request that waits, for three nights from in ten days; what is given stands instead. */
export function requestOf(_id: string, given: Partial<BookingRequest> = {}): BookingRequest {
  const [askedAt, answerBy] = [-1, 1].map((days) => `${ahead(days)}T10:00:00.000Z`) as [string, string];
  return {
    _id,
    status: 'pending',
    userInfo: [{ userName: `Guest ${_id}`, email: `${_id}@example.com`, contactNumber: '03001234567' }],
    rooms: [{ roomNumber: 101, No_of_beds: 2, capacity: 2, price: 2500, kind: 'double' }],
    bookingRoomDays: 3,
    bookingStartDate: ahead(10),
    bookingEndDate: ahead(13),
    propertyId: 'p1',
    hotelName: 'Cedar Lodge',
    location: 'Hunza',
    guests: 2,
    total: 7500,
    askedAt,
    answerBy,
    ...given,
  };
}
