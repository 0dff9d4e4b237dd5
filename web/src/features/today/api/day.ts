import type { PropertyDay, WaitingMoney } from '../../../../../shared/contracts/vendorDay.ts';
import { vendorPageSize } from '../../../../../shared/rules/catalogue.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';
import { type Booking, bookingOf } from '../../bookings/stay/booking.ts';

/** Lists of bookings of a day, by what the guests do on it. */
export const dayLists = ['arrives', 'leaves', 'stays', 'ended'] as const;

export type DayList = (typeof dayLists)[number];

/** A day of a property as the site reads it. */
export type DayOfProperty = Omit<PropertyDay, DayList> & Record<DayList, readonly Booking[]>;

/** Money that waits for the owner, each with its booking; `more` says that there is some beyond. */
export interface MoneyOfDesk {
  first: readonly (Omit<WaitingMoney, 'booking'> & { booking: Booking })[];
  more: boolean;
}

/** The day that is looked at, `YYYY-MM-DD`, and where the properties of the page begin. */
export interface DayPage {
  vendorId: string;
  day: string;
  cursor?: string | undefined;
}

/** Seconds between two readings of a day. */
const dayEvery = 60;

/** A day of the own properties, the requests that wait, and the money; staff reads none. */
export function useDeskDay({ vendorId, day, cursor }: DayPage) {
  const query = { day, limit: vendorPageSize.most, ...(cursor !== undefined && { cursor }) };
  const { data, error, mutate } = useLiveApi('listVendorDay', { params: { vendorId }, query }, dayEvery);
  return {
    properties: data?.data.map(unpack),
    next: data?.nextCursor,
    waiting: data && { ...data.waiting, first: data.waiting.first.map(bookingOf) },
    money: data?.money && {
      ...data.money,
      first: data.money.first.map((each) => ({ ...each, booking: bookingOf(each.booking) })),
    },
    error,
    retry: () => void mutate(),
  };
}

function unpack({ arrives, leaves, stays, ended, ...property }: PropertyDay): DayOfProperty {
  return {
    ...property,
    arrives: arrives.map(bookingOf),
    leaves: leaves.map(bookingOf),
    stays: stays.map(bookingOf),
    ended: ended.map(bookingOf),
  };
}
