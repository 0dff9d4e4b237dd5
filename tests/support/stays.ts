import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { BookedRoom, Booking } from '../../functions/bookings/booking.ts';
import { createWrite } from '../../functions/bookings/bookingItem.ts';
import type { Table } from '../../functions/runtime/table.ts';

/** A room of a booking, of which a test says what it looks at. */
export function aRoom(given: Partial<BookedRoom> = {}): BookedRoom {
  return { kind: 'a-kind', id: 'a-room', number: 101, beds: 1, guests: 2, price: 1000, ...given };
}

/** A booking with nothing but what a test looks at said on purpose. */
export function aBooking(given: Partial<Booking>): Booking {
  return {
    id: `booking-${Math.random().toString(36).slice(2, 12)}`,
    state: 'active',
    userId: 'a-traveller',
    vendorId: 'a-vendor',
    propertyId: 'a-property',
    rooms: [aRoom()],
    hotelName: 'Pine House',
    location: 'Murree Hills',
    checkIn: '2027-03-10',
    checkOut: '2027-03-13',
    guests: 2,
    guest: { name: 'Zarmina Khan', email: 'zarmina@example.com', phone: '03001234567' },
    askedAt: '2027-03-01T10:00:00.000Z',
    answerBy: '2027-03-02T10:00:00.000Z',
    ...given,
  };
}

/** Stores a booking as it is, whatever was there before it: for what time alone brings about. */
export async function storeBooking(table: Table, given: Partial<Booking>): Promise<void> {
  const Item = createWrite(table.name, aBooking(given)).Put?.Item;
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}
