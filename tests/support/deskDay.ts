import type { PropertyDay } from '../../shared/contracts/vendorDay.ts';
import { ask, type SignedUp } from './accounts.ts';
import { dayIn } from './bookings.ts';

/** The answer of a vendor's desk about a day so many days from today, or about today. */
export async function deskDay({ id, token }: SignedUp, days?: number) {
  const query = days === undefined ? undefined : { day: dayIn(days) };
  const { status, body } = await ask('listVendorDay', { token, params: { vendorId: id }, ...(query && { query }) });
  if (status !== 200) throw new Error(`The day was not answered: ${JSON.stringify(body)}`);
  return body;
}

export const idsOf = (bookings: readonly { _id: string }[]) => bookings.map(({ _id }) => _id);

/** The ids of who arrives, stays, leaves, and of what came to nothing. */
export const listsOf = ({ arrives, stays, leaves, ended }: PropertyDay) => [arrives, stays, leaves, ended].map(idsOf);
