import { fail } from '../../shared/errors.ts';
import { noteDays } from '../../shared/rules/bookingLife.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import type { Booking } from '../bookings/booking.ts';
import { readRecord } from '../properties/propertyItem.ts';
import { port } from '../runtime/port.ts';
import type { Session } from '../runtime/session.ts';

/** Settings of an owner for the books of a property: name and national tax number on receipts, and whether staff takes cash. */
export interface HouseBooks {
  name?: string | undefined;
  ntn?: string | undefined;
  helpersTakeCash?: true | undefined;
}

/** A property whose books they are; of one that was taken down nothing is set any more, and its books stay. */
export interface House {
  vendorId: string;
  books?: HouseBooks | undefined;
}

/** Reads whose the books of a property are. */
export const houses = port('properties', ['GetItem'], (table) => ({
  /** As it is at this moment. */
  find: (propertyId: string): Promise<House | undefined> => readRecord(table, propertyId),
}));

/** Who gives the receipts of a booking: as the owner has set it, else under the hotel's name. */
export function receiptHouseOf({ hotelName }: Pick<Booking, 'hotelName'>, house: House | undefined) {
  const { name = hotelName, ntn } = house?.books ?? {};
  return { name, ntn };
}

/** Refuses staff where the owner lets nobody take cash, and what is of a day long over. @throws Failure `money_by_owner` */
export function refuseHelper({ staffId }: Pick<Session, 'staffId'>, books: HouseBooks | undefined, day: string): void {
  if (staffId === undefined) return;
  if (!books?.helpersTakeCash || day < addDays(today(), -noteDays)) throw fail('money_by_owner');
}
