import type { ChosenExtra } from '../../shared/rules/party.ts';
import { nightsBetween } from '../../shared/rules/stays.ts';
import { digestOfSent } from '../runtime/ids.ts';
import type { BookedRoom, Booking } from './booking.ts';

type Sought = Pick<Booking, 'propertyId' | 'checkIn' | 'checkOut' | 'guests' | 'children' | 'note'> & {
  rooms: readonly Pick<BookedRoom, 'kind' | 'id' | 'asked'>[];
  extras?: readonly ChosenExtra[] | undefined;
};

/** Digest of what a request asks for: those of a traveller that are alike in it are one while it waits. */
export function soughtIn({
  propertyId,
  rooms,
  checkIn,
  checkOut,
  guests,
  children = [],
  extras = [],
  note,
}: Sought): string {
  const sought = rooms.map(({ kind, id, asked }) => (asked ? id : `${kind}#`)).sort();
  const chosen = extras.map(({ id, count, nights = nightsBetween(checkIn, checkOut) }) =>
    [id, count, nights].join(':'),
  );
  const people = { guests, children: children.toSorted((a, b) => a - b).join() };
  return digestOfSent({ propertyId, rooms: sought, checkIn, checkOut, ...people, extras: chosen.sort(), note });
}
