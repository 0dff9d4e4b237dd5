import { bookingsIn, type StoredBooking } from '../check/checkBookings.ts';
import { nightsIn } from '../check/checkNights.ts';
import { type StoredProperty, standing } from '../check/records.ts';
import type { Stores } from '../client/stores.ts';
import type { Inn, Stay } from './members.ts';

/** The answers to inns and guests stand: a sentence for each booking and each room's nights that are otherwise. */
export function checkInn(inn: Inn, { bookings, properties }: Stores): string[] {
  const records = bookingsIn(bookings).filter(({ propertyId }) => propertyId === inn.propertyId);
  const known = new Set(inn.stays.map(({ note }) => note));
  const problems = inn.stays.flatMap((stay) => stayProblems(stay, records));
  inn.stays = inn.stays.filter(({ entry }) => entry.state === 'pending' || entry.state === 'active');
  const others = records.filter(
    ({ note, state }) => !known.has(String(note)) && !['rejected', 'cancelled'].includes(state),
  );
  const house = standing(properties).find(({ id }) => id === inn.propertyId);
  return [
    ...problems,
    ...others.map(({ note, state }) => `${note} is ${state}, and nobody knows of it`),
    ...(house ? closedProblems(inn, house, nightsIn(bookings, 'closed')) : [`${inn.propertyId} is gone`]),
  ];
}

function stayProblems(stay: Stay, records: readonly StoredBooking[]): string[] {
  const own = records.filter(({ note }) => note === stay.note);
  const [record] = own;
  const { possible } = stay.entry;
  stay.id = record?.id;
  // Another acceptance declines pending requests by itself.
  const declined = record?.reasonCode !== undefined && possible.includes('pending');
  const found = record?.state as typeof stay.entry.state;
  const right = stay.entry.resolve(found) || declined;
  return [
    ...(own.length > 1 ? [`${stay.note} stands ${own.length} times`] : []),
    ...(right ? [] : [`${stay.note} is ${found} and should be ${possible.join(' or ')}`]),
  ];
}

function closedProblems({ closed }: Inn, house: StoredProperty, nights: ReadonlySet<string>): string[] {
  return [...closed].flatMap(([number, entry]) => {
    const room = house.rooms.find(({ roomNumber }) => roomNumber === number) as { id?: string } | undefined;
    const name = `${house.id}/${room?.id} `;
    const days = [...nights].filter((night) => night.startsWith(name)).map((night) => night.slice(name.length));
    const { possible } = entry;
    // A closing whose answer was lost may have left nights out that were booked then.
    const isPart = possible.length > 1 && possible.some((closed = []) => days.every((day) => closed.includes(day)));
    const right = entry.resolve(days.sort()) || isPart;
    return right ? [] : [`room ${number} of ${house.id} is closed ${days}, and should be ${possible.join(' or ')}`];
  });
}
