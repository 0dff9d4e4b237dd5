import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import type { RequestedRoom } from '../../../../web/src/features/bookings/request/requestedRoom.ts';

/** A request that waits, as the API answers it. */
export const booking: BookingRequest = {
  _id: 'b1',
  status: 'pending',
  userInfo: [{ userName: 'Amina Khan', email: 'amina@example.com', contactNumber: '03001234567' }],
  rooms: [{ roomNumber: 3, No_of_beds: 2, capacity: 3, price: 7200, kind: 'double' }],
  bookingRoomDays: 3,
  bookingStartDate: '2027-07-12',
  bookingEndDate: '2027-07-15',
  propertyId: 'batura',
  hotelName: 'Batura Moraine Hut',
  location: 'Passu',
  guests: 2,
  total: 21600,
  askedAt: '2027-07-10T06:00:00.000Z',
  answerBy: '2027-07-10T13:40:00.000Z',
};

/** The room that it is about, as its page gives it to the form. */
export const askedRoom: RequestedRoom = {
  propertyId: 'batura',
  roomNumber: 3,
  hotelName: 'Batura Moraine Hut',
  location: 'Passu',
  beds: 2,
  capacity: 3,
  price: 7200,
  kind: 'double',
  kinds: [{ kind: 'double', beds: 2, capacity: 3, price: 7200, rooms: 1 }],
  named: true,
  address: '/user/room-details/batura?room=3',
};
