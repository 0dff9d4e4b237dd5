import type { OwnRates } from '../../shared/contracts/rates.ts';
import { type KindPrices, noRates, type WeekdayPrice } from '../../shared/rules/rates.ts';
import type { Listing } from './propertyItem.ts';

/** The rates of a property as its owner reads them: prices stand in the order of its kinds. */
export function presentRates({ id, hotel, rooms, kinds, rates }: Listing): OwnRates {
  const { revision, weekdays, seasons, days, longStays, children, extras } = rates ?? { ...noRates, revision: 0 };
  const ofKinds = [...Map.groupBy(rooms, (room) => kinds[room.id] ?? '')];
  const inOrder = (prices: KindPrices) =>
    ofKinds.flatMap(([kind]) => (prices[kind] === undefined ? [] : [{ kind, price: prices[kind] }]));
  const presentWeekday = (each: WeekdayPrice) => ({ days: [...each.days], prices: inOrder(each.prices) });
  return {
    propertyId: id,
    hotelName: hotel.name,
    revision,
    kinds: ofKinds.map(([kind, alike]) => presentKind(kind, alike)),
    weekdays: weekdays.map(presentWeekday),
    seasons: seasons.map((season) => ({
      ...season,
      prices: inOrder(season.prices),
      weekdays: season.weekdays.map(presentWeekday),
    })),
    days: days.map(({ prices, ...each }) => ({ ...each, ...(prices && { prices: inOrder(prices) }) })),
    longStays: [...longStays],
    ...(children && { children }),
    extras: [...extras],
  };
}

function presentKind(kind: string, alike: readonly Listing['rooms'][number][]): OwnRates['kinds'][number] {
  const { beds = 0, capacity = 0, price = 0 } = alike[0] ?? {};
  const roomNumbers = alike.map(({ roomNumber }) => roomNumber);
  return { kind, roomNumbers, No_of_beds: beds, membersCapacity: capacity, price };
}
