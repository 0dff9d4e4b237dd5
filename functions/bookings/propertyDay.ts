import type { DeskBooking } from '../../shared/contracts/deskBookings.ts';
import type { PropertyDay } from '../../shared/contracts/vendorDay.ts';
import type { HeldNight } from '../nights/nightItem.ts';
import type { Property, Room } from '../properties/property.ts';
import { kindsOfRooms } from './roomChoice.ts';

/** A day of the desk: bookings that have it among their days, with those that ended on it, and what is held in its night. */
interface DeskDay {
  day: string;
  bookings: readonly DeskBooking[];
  held: readonly HeldNight[];
}

/** A day of a property, of all bookings of its owner. */
export function propertyDay(property: Property, { day, bookings, held }: DeskDay): PropertyDay {
  const own = bookings.filter(({ propertyId }) => propertyId === property.id);
  const stays = own.filter(({ endedAt }) => endedAt === undefined);
  const heldBy = new Map(held.map(({ roomId, kind }) => [roomId, kind]));
  const numbersOf = (by: HeldNight['kind'] | undefined, rooms: readonly Room[] = property.rooms) =>
    rooms.filter(({ id }) => heldBy.get(id) === by).map(({ roomNumber }) => roomNumber);
  return {
    propertyId: property.id,
    hotelName: property.hotel.name,
    arrives: stays.filter(({ bookingStartDate }) => bookingStartDate === day),
    stays: stays.filter((stay) => stay.bookingStartDate < day && day < stay.bookingEndDate),
    leaves: stays.filter(({ bookingEndDate }) => bookingEndDate === day),
    ended: own.filter(({ endedAt }) => endedAt !== undefined),
    kinds: alikeRooms(property).map(([kind, rooms]) => ({
      kind,
      ...factsOf(rooms),
      rooms: rooms.length,
      free: numbersOf(undefined, rooms),
    })),
    events: numbersOf('elsewhere').map((roomNumber) => ({ roomNumber })),
    closed: numbersOf('closed'),
    helpersTakeCash: property.books?.helpersTakeCash,
  };
}

/** The rooms of a property by their kinds: also those that travellers are not offered, for their owner books them too. */
function alikeRooms(property: Property): [string, Room[]][] {
  const kinds = kindsOfRooms(property);
  return [...Map.groupBy(property.rooms, ({ id }) => kinds[id] ?? '')];
}

function factsOf([room]: readonly Room[]) {
  const { capacity = 0, beds = 0, price = 0 } = room ?? {};
  return { membersCapacity: capacity, No_of_beds: beds, price };
}
