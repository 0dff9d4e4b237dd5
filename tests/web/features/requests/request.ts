import { type Booking, bookingOf } from '../../../../web/src/features/bookings/stay/booking.ts';

/** A request that waits, for 12 to 15 July in room 101; what is given stands instead. */
export function waitingRequest(_id: string, given: Partial<Booking> = {}): Booking {
  const booking = bookingOf({
    _id,
    status: 'pending',
    userInfo: [{ userName: `Guest ${_id}`, email: `${_id}@example.com`, contactNumber: '03001234567' }],
    rooms: [{ roomNumber: 101, No_of_beds: 2, capacity: 2, price: 2500, kind: 'double' }],
    bookingRoomDays: 3,
    bookingStartDate: '2027-07-12',
    bookingEndDate: '2027-07-15',
    propertyId: 'p1',
    hotelName: 'Cedar Lodge',
    location: 'Hunza',
    guests: 2,
    total: 7500,
    askedAt: '2027-07-01T10:00:00.000Z',
    answerBy: '2027-07-02T10:00:00.000Z',
  });
  return { ...booking, ...given };
}
