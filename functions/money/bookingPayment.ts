import type { Payment } from '../../shared/contracts/payments.ts';
import type { Booking } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { port } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { staffNames } from '../staff/staffNames.ts';
import { readAdvance } from './advanceItem.ts';
import { houses, receiptHouseOf } from './house.ts';
import { readLines } from './ledgerItems.ts';
import { presentLines, presentLinesToGuest, writersOf } from './presentLedger.ts';
import { presentPayment } from './presentPayment.ts';

/** Reads bookings with their advances and ledgers, as they are at this moment. */
const paymentLookup = port('bookings', ['GetItem', 'Query'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /** The lines and the advance of a booking, the latter undefined where none was asked for. */
  moneyOf: async ({ id, advance }: Booking) => {
    const [lines, own] = await Promise.all([readLines(table, id), advance && readAdvance(table, id)]);
    return { lines, advance: own };
  },
}));

/** Ports that show a guest the money of a booking. */
export const guestPaymentPorts = { money: paymentLookup, houses };

/** Ports that show the hotel's side the money of a booking. */
export const hostPaymentPorts = { ...guestPaymentPorts, staff: staffNames };

/** The money of a booking that was read just now, as its guest reads it. */
export async function paymentForGuest(
  booking: Booking,
  { money, houses }: OpenPorts<typeof guestPaymentPorts>,
): Promise<Payment> {
  const [{ lines, advance }, house] = await Promise.all([money.moneyOf(booking), houses.find(booking.propertyId)]);
  const receiptHouse = receiptHouseOf(booking, house);
  return presentPayment({ booking, advance, side: 'guest', lines: presentLinesToGuest(lines), receiptHouse });
}

/** The money of a booking that was read just now, as the hotel's side reads it. */
export async function paymentForHost(
  booking: Booking,
  { money, houses, ...ports }: OpenPorts<typeof hostPaymentPorts>,
): Promise<Payment> {
  const [{ lines, advance }, house] = await Promise.all([money.moneyOf(booking), houses.find(booking.propertyId)]);
  const names = await writersOf(booking.vendorId, lines, ports);
  const receiptHouse = receiptHouseOf(booking, house);
  return presentPayment({ booking, advance, side: 'owner', lines: presentLines(lines, names), receiptHouse });
}
