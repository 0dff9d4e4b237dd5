import { mutate } from 'swr';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import { useApi } from '../../../api/useApi.ts';
import { factsOfLink } from '../voucherFacts.ts';

/** Seconds between two readings of a voucher: whoever has the page open on the way hears of a change. */
const voucherEvery = 60;

/** The voucher of a link. No cache keeps it. */
export function useLinkedVoucher(token: string) {
  const options = { silent: true, every: voucherEvery };
  const { data, error, mutate: again } = useApi('viewVoucher', { body: { token } }, options);
  return { voucher: data && factsOfLink(data.data), error, retry: () => void again() };
}

/** A side of a booking; staff acts for the owner. */
export type LinkSide = 'guest' | 'owner';

const operations = {
  guest: { make: 'makeVoucherLink', end: 'endVoucherLink' },
  owner: { make: 'makeVoucherLinkAsOwner', end: 'endVoucherLinkAsOwner' },
} as const;

const stale = [
  'getUserBooking',
  'listUserBookings',
  'listVendorBookings',
  'listVendorDay',
  'getVendorBooking',
] as const;

/** Answers with the link of a booking, which is made where there is none. */
export async function makeVoucherLink(side: LinkSide, bookingRequestId: string) {
  const { data } = await call(operations[side].make, { params: { bookingRequestId }, body: {} });
  void mutate(keysOf(stale));
  return data;
}

/** Ends the link of a booking. */
export async function endVoucherLink(side: LinkSide, bookingRequestId: string) {
  const answer = await call(operations[side].end, { params: { bookingRequestId } });
  void mutate(keysOf(stale));
  return answer;
}
