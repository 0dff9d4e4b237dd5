import type { openPayee } from '../../shared/contracts/payments.ts';
import type { Reply } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { lapsingAdvances } from '../../shared/rules/advanceStates.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import type { Booking } from '../bookings/booking.ts';
import { readBooking } from '../bookings/bookingItem.ts';
import { port } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Advance } from './advance.ts';
import { readAdvance } from './advanceItem.ts';
import { payeeKey } from './payeeItem.ts';
import { payees } from './payees.ts';
import { type Opener, payeeOpening } from './sealing.ts';

/** Reads bookings and their advances, as they are at this moment. */
const advanceLookup = port('bookings', ['GetItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  advanceOf: (bookingId: string): Promise<Advance | undefined> => readAdvance(table, bookingId),
}));

/** Ports that open the account to which an advance is paid. */
export const payeePorts = { advances: advanceLookup, payees, opening: payeeOpening };

/**
 * The account that was in force when the advance of a booking was asked for, as long as that is to be paid: whole PKR that are left.
 * @throws Failure `advance_not_asked`, `payee_gone` where its numbers are not kept any more
 */
export async function openedPayee(
  booking: Booking,
  by: Opener,
  { advances, payees: known, opening }: OpenPorts<typeof payeePorts>,
): Promise<Reply<typeof openPayee>['data']> {
  const advance = booking.advance && (await advances.advanceOf(booking.id));
  const now = new Date();
  const isAsked = advance !== undefined && lapsingAdvances.includes(advance.state) && !advance.waived;
  // The booking of a stay that is near stands when the time is over, until the clock comes.
  if (!isAsked || advance.until === undefined || now >= new Date(advance.until) || stateAt(booking, now) !== 'active')
    throw fail('advance_not_asked');
  const { vendorId, payeeVersion, payee, amount, received, until } = advance;
  const sealed = await known.sealed(vendorId, payeeVersion);
  if (sealed === undefined) throw fail('payee_gone');
  const { iban, jazzcash, easypaisa } = await opening.open(sealed, payeeKey(vendorId, payeeVersion), by);
  return { title: payee.title, iban, jazzcash, easypaisa, amount: amount - received, until };
}
