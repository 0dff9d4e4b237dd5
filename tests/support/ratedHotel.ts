import { writeChildren, writeExtras } from '../../shared/addresses/partyInAddress.ts';
import type { ChosenExtra } from '../../shared/rules/party.ts';
import type { Quote } from '../../shared/rules/quote.ts';
import type { Rates } from '../../shared/rules/rates.ts';
import { ask, confirmedIf, openAccount, type SignedUp } from './accounts.ts';
import { dayIn } from './bookings.ts';
import { formSomewhere, type Owners } from './owners.ts';
import { roomForm } from './vendorDesk.ts';

/** A hotel of doubles from room 101 and family rooms from room 201, with the ids of its kinds. */
export interface RatedHotel {
  propertyId: string;
  double: string;
  family: string;
}

const price = { double: 9500, family: 16_000 };

/** Lists a hotel with so many rooms of each kind. */
export async function listRated(owners: Owners, each = 2): Promise<RatedHotel> {
  const numbers = Array.from({ length: each }, (_, at) => at + 1);
  const rooms = [
    ...numbers.map((at) => roomForm({ roomNumber: String(100 + at), price: String(price.double) })),
    ...numbers.map((at) => roomForm({ roomNumber: String(200 + at), capacity: '4', price: String(price.family) })),
  ];
  const { _id, hotels } = (await owners.create(formSomewhere({ rooms }))).body.data;
  return { propertyId: _id, double: hotels[0].rooms[0].kind, family: hotels[0].rooms[each].kind };
}

/** Rates of a hotel in days from today: a season with least nights, another one, weekdays, own days and long stays. */
export function ratesFromToday({ double, family }: RatedHotel): Rates {
  const season = { weekdays: [], prices: {} };
  return {
    weekdays: [{ days: ['saturday'], prices: { [double]: 12_000 } }],
    seasons: [
      {
        ...{ name: 'Winter', from: dayIn(20), to: dayIn(60), leastNights: 2 },
        prices: { [double]: 14_000, [family]: 22_000 },
        weekdays: [{ days: ['friday', 'saturday'], prices: { [double]: 15_500 } }],
      },
      { ...season, name: 'Cold', from: dayIn(61), to: dayIn(120), prices: { [double]: 7001 } },
    ],
    days: [
      { name: 'Eid', from: dayIn(70), to: dayIn(72), percent: 150 },
      { name: 'Polo', from: dayIn(100), to: dayIn(101), prices: { [double]: 20_000 } },
    ],
    longStays: [
      { nights: 5, percent: 5 },
      { nights: 10, percent: 12 },
    ],
    extras: [],
  };
}

/** Puts rates into a hotel that has none; its extras get ids of their own. */
export async function setRates({ token }: SignedUp, { propertyId }: RatedHotel, rates: Rates, revision = 0) {
  const listed = (prices: Readonly<Record<string, number>> = {}) =>
    Object.entries(prices).map(([kind, price]) => ({ kind, price }));
  const body = {
    weekdays: rates.weekdays.map(({ days, prices }) => ({ days, prices: listed(prices) })),
    seasons: rates.seasons.map(({ prices, weekdays, ...named }) => ({
      ...named,
      prices: listed(prices),
      weekdays: weekdays.map((each) => ({ days: each.days, prices: listed(each.prices) })),
    })),
    days: rates.days.map(({ prices, ...days }) => ({ ...days, ...(prices && { prices: listed(prices) }) })),
    longStays: rates.longStays,
    ...(rates.children && { children: rates.children }),
    extras: rates.extras.map(({ id: _, ...extra }) => extra),
    revision,
  };
  const answer = await ask('setRates', { token, params: { postId: propertyId }, body });
  if (answer.status !== 200) throw new Error(`The rates were refused: ${JSON.stringify(answer.body)}`);
}

/** People of a stay beside its rooms: guests in all, and ages of the children among them, with what they choose. */
export interface AskedParty {
  guests?: number;
  children?: readonly number[];
  extras?: readonly ChosenExtra[];
}

/** Numbers of rooms by the ids of kinds, and days from one day from now to another. */
export interface AskedStay extends AskedParty {
  counts: Readonly<Record<string, number>>;
  days: readonly [from: number, to: number];
}

/** The quote of a stay as the page of a room shows it. */
export async function quoteOnPage(hotel: RatedHotel, stay: AskedStay): Promise<Quote> {
  const { status, body } = await detailsOfStay(hotel, stay);
  if (status !== 200) throw new Error(`There is no quote: ${JSON.stringify(body)}`);
  return body.data.quote;
}

/** The details of a hotel's first room, with the price of a stay. */
export function detailsOfStay({ propertyId }: RatedHotel, { counts, days, ...party }: AskedStay) {
  const kinds = Object.entries(counts).map(([kind, count]) => `${kind}:${count}`);
  const query = {
    ...{ checkIn: dayIn(days[0]), checkOut: dayIn(days[1]), kinds: kinds.join(',') },
    ...(party.guests !== undefined && { guests: String(party.guests) }),
    ...optional('children', writeChildren(party.children)),
    ...optional('extras', writeExtras(party.extras)),
  };
  return ask('getRoomDetails', { params: { roomId: propertyId }, query });
}

function optional(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}

/** Asks for a stay as the page does. */
export function askForStay(guest: SignedUp, { propertyId }: RatedHotel, stay: AskedStay, seen: object = {}) {
  const { counts, days, guests = 1, ...party } = stay;
  const rooms = Object.entries(counts).map(([kind, count]) => ({ kind, count }));
  const [bookingStartDate, bookingEndDate] = days.map(dayIn);
  const body = { propertyId, rooms, bookingStartDate, bookingEndDate, guests, ...party, ...seen };
  return ask('createBookingRequest', { token: guest.token, body });
}

/** A guest with a confirmed address. */
export function openGuest(): Promise<SignedUp> {
  return openAccount('user', confirmedIf('user'));
}
