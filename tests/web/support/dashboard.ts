import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import type { PropertyNights } from '../../../shared/contracts/nights.ts';
import type { PropertyDay, WaitingMoney } from '../../../shared/contracts/vendorDay.ts';
import { answer, listed, ok } from './fakeApi.ts';
import { ahead, ownerProfile } from './samples.ts';

type HeldRuns = PropertyNights['rooms'][number]['held'];

/** The answer of a hotel with two rooms that are alike and one that is not, and the held nights of the first two. */
export function answerNights(held: HeldRuns = [], other: HeldRuns = [], closings: PropertyNights['closings'] = []) {
  const rooms = [
    { roomNumber: 101, kind: 'double', price: 4500, held },
    { roomNumber: 102, kind: 'double', price: 4500, held: other },
    { roomNumber: 201, kind: 'family', price: 9000, held: [] },
  ];
  const property = { propertyId: 'p1', hotelName: 'Cedar Lodge', rooms, closings };
  answer('listVendorNights', listed('own_properties', [property]));
}

const figures = {
  properties: 1,
  rooms: 2,
  roomsAvailable: 2,
  nightsBooked: 4,
  requestsWaiting: 0,
  incomeThisMonth: 12_500,
  months: Array.from({ length: 12 }, (_, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    nights: at,
    income: at * 1000,
    onOffer: at === 0 ? 0 : 60,
    elsewhere: at === 2 ? 3 : 0,
    ...(at > 0 && { occupancy: 12.5, adr: 1000, revpar: 83 }),
    origins:
      at === 0
        ? []
        : [{ origin: 'own' as const, nights: at, income: at * 1000, occupancy: 12.5, adr: 1000, revpar: 83 }],
  })),
  sources: [
    { source: 'sarai' as const, nights: 2, income: 6500 },
    { source: 'walkIn' as const, nights: 1, income: 3000 },
    { source: 'airbnb' as const, nights: 1, income: 3000 },
  ],
};

/** A day of a hotel of three rooms, in which nothing happens but for what is given. */
export function dayOf(given: Partial<PropertyDay> = {}): PropertyDay {
  const double = { kind: 'double', membersCapacity: 2, No_of_beds: 1, price: 4500, rooms: 2, free: [101, 102] };
  const family = { kind: 'family', membersCapacity: 4, No_of_beds: 2, price: 9000, rooms: 1, free: [] };
  return {
    ...{ propertyId: 'p1', hotelName: 'Cedar Lodge', arrives: [], stays: [], leaves: [], ended: [] },
    ...{ kinds: [double, family], events: [], closed: [] },
    ...given,
  };
}

/** The answer of some properties on the day that is asked for, and the requests that wait. */
export function answerDay(
  data: PropertyDay[] = [dayOf()],
  given: { first?: BookingRequest[]; more?: boolean; money?: WaitingMoney[]; moreMoney?: boolean } = {},
) {
  const { first = [], more = false, money: waits = [], moreMoney = false } = given;
  const money = { first: waits, more: moreMoney };
  const waiting = { count: first.length, more, first: first.slice(0, 3) };
  answer('listVendorDay', ({ query }) => ({ ...listed('own_day', data), day: query.day ?? ahead(0), waiting, money }));
}

/** The API answers for the desk of an owner for whom no request waits. */
export function answerDashboard() {
  answer('getVendorProfile', ok('own_profile', ownerProfile));
  answer('listVendorPendingRequests', listed('no_pending_bookings', []));
  answer('getVendorFigures', ok('own_figures', figures));
  answerDay();
  answerNights();
  answer('listCalendarEvents', listed('calendar_events', []));
}
