import { plural, t } from '@lingui/core/macro';
import type { RoomSearch } from '../../../../../shared/addresses/searchAddress.ts';
import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { formatDayAs, formatNights, formatStay } from '../../../words/days.ts';
import { sayFact } from '../../../words/facts.ts';
import { listed } from '../../../words/lists.ts';
import { sayPlace } from '../../../words/places.ts';
import { formatClass, formatGuests, formatPrice, formatRoomCount } from '../../rooms/format.ts';
import { stayOf } from '../roomSearch.ts';

export type Cause = SearchCounts['causes'][number];

interface Count {
  hotels: number;
  more: boolean;
}

/** `4 hotels`, `At least 11 hotels`. */
export function sayHotels({ hotels, more }: Count): string {
  if (more) return plural(hotels, { one: 'At least # hotel', other: 'At least # hotels' });
  return plural(hotels, { one: '# hotel', other: '# hotels' });
}

/** `4 hotels are free then above PKR 10,000`: what a change of the search finds that it does not find now. */
export function sayCause(search: RoomSearch, cause: Cause): string {
  const { wish, place } = cause;
  const number = stayOf(search) ? sayFreeThen(cause) : sayHotels(cause);
  const [least, most] = [formatPrice(search.minPrice), formatPrice(search.maxPrice)];
  switch (wish) {
    case 'maxPrice':
      return t`${number} above ${most}`;
    case 'minPrice':
      return t`${number} below ${least}`;
    case 'maxGuests':
      return t`${number} with larger rooms`;
    case 'minGuests':
      return t`${number} with smaller rooms`;
    case 'class':
      return t`${number} in another class`;
    case 'facts':
      return t`${number} without the facilities you chose`;
    case 'rooms':
      return sayHotelsThatTake(search, cause);
    case 'dates':
      return sayOtherDays(cause);
    case 'place':
      return place === undefined ? number : t`${number} in ${sayPlace(place)}`;
    case 'all':
      return t`${number} without any filter`;
  }
}

function sayFreeThen({ hotels, more }: Count): string {
  if (more) {
    return plural(hotels, { one: 'At least # hotel is free then', other: 'At least # hotels are free then' });
  }
  return plural(hotels, { one: '# hotel is free then', other: '# hotels are free then' });
}

function sayHotelsThatTake({ minCapacityMembers }: RoomSearch, { hotels, more, rooms: count = 1 }: Cause): string {
  const [guests, rooms] = [formatGuests(minCapacityMembers), formatRoomCount(count)];
  if (more) {
    return plural(hotels, {
      one: `At least # hotel takes ${guests} in ${rooms}`,
      other: `At least # hotels take ${guests} in ${rooms}`,
    });
  }
  return plural(hotels, {
    one: `# hotel takes ${guests} in ${rooms}`,
    other: `# hotels take ${guests} in ${rooms}`,
  });
}

function sayOtherDays({ hotels, more, checkIn }: Cause): string {
  if (checkIn === undefined) return t`${sayHotels({ hotels, more })} on other dates`;
  const day = formatDayAs(checkIn, { day: true, month: 'long' });
  if (more) {
    return plural(hotels, {
      one: `At least # hotel is free from ${day}`,
      other: `At least # hotels are free from ${day}`,
    });
  }
  return plural(hotels, { one: `# hotel is free from ${day}`, other: `# hotels are free from ${day}` });
}

/** `from PKR 36,000 for 3 nights`: the lowest price of what a change finds, where all of it was counted. */
export function sayFrom({ cheapest, more, wish, checkIn }: Cause, search: RoomSearch): string | undefined {
  if (cheapest === undefined || more) return undefined;
  const [price, stay] = [formatPrice(cheapest), stayOf(search)];
  if (stay && (wish !== 'dates' || checkIn !== undefined)) return t`from ${price} for ${formatNights(stay.nights)}`;
  return search.rooms === undefined && wish !== 'rooms' ? t`from ${price} a night` : t`from ${price} a night in all`;
}

/** The reason why a search finds nothing: the wish that leaves out most, and where no wish is known to, none. */
export function sayReason(search: RoomSearch, cause: Cause | undefined): string {
  const stay = stayOf(search);
  const days = stay && formatStay(stay.checkIn, stay.checkOut);
  if (cause?.wish === 'dates' && days !== undefined) return t`No rooms are free for ${days}.`;
  const rooms = cause && sayRoomsOf(search, cause);
  if (rooms === undefined) return t`No rooms match this search.`;
  return days === undefined ? t`No ${rooms} match this search.` : t`No ${rooms} are free for ${days}.`;
}

/** Rooms as a wish has them: `rooms up to PKR 10,000`. */
function sayRoomsOf(search: RoomSearch, { wish }: Cause): string | undefined {
  const { minPrice, maxPrice, minCapacityMembers, maxCapacityMembers, classType, facts = [], rooms } = search;
  switch (wish) {
    case 'maxPrice':
      return t`rooms up to ${formatPrice(maxPrice)}`;
    case 'minPrice':
      return t`rooms from ${formatPrice(minPrice)}`;
    case 'maxGuests':
      return t`rooms for at most ${formatGuests(maxCapacityMembers)}`;
    case 'minGuests':
      return sayTogether(minCapacityMembers, undefined);
    case 'rooms':
      return sayTogether(minCapacityMembers, rooms);
    case 'class':
      return classType && t`rooms in ${formatClass(classType)}`;
    case 'facts':
      return t`rooms with ${listed(facts.map(sayFact))}`;
    default:
      return undefined;
  }
}

function sayTogether(people: number, rooms: number | undefined): string {
  const guests = formatGuests(people);
  return rooms === undefined ? t`rooms for ${guests}` : t`hotels with ${formatRoomCount(rooms)} for ${guests}`;
}
