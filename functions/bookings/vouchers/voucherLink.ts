import { createHmac } from 'node:crypto';
import { stateAt } from '../../../shared/rules/bookingLife.ts';
import { addDays, instantOf } from '../../../shared/rules/dates.ts';
import { linkDays } from '../../../shared/rules/ledger.ts';
import { digestOf } from '../../accounts/accountKeys.ts';
import { newId } from '../../runtime/ids.ts';
import type { SigningKeys } from '../../runtime/secrets.ts';
import type { Booking } from '../booking.ts';
import { bookingKey } from '../bookingItem.ts';

/** The link to the voucher of a booking. Its token follows from the seed and a signing key, so that it can be told again and is not stored. */
export interface VoucherLink {
  bookingId: string;
  seed: string;
  /** Of the token. */
  digest: string;
  /** ISO instant. */
  madeAt: string;
  revision: number;
  /** Seconds. */
  expiresAt: number;
}

/** The booking to which the token of a link leads. */
export type VoucherTarget = Pick<VoucherLink, 'bookingId' | 'expiresAt'>;

/** Key of the link of a booking. */
export function voucherLinkKey(bookingId: string) {
  return { pk: bookingKey(bookingId).pk, sk: 'voucher-link' };
}

/** Key by which the token of a link leads to its booking. */
export function voucherKey(digest: string) {
  return { pk: `voucher#${digest}`, sk: 'voucher' };
}

/** No booking, hotel or account has this id: a link that leads nowhere is answered by as many reads as another one. */
export const nobodysId = '-';

/** When the link of a booking ends: an ISO instant. */
export function voucherLinkEnd({ checkOut }: Pick<Booking, 'checkOut'>): string {
  return instantOf(addDays(checkOut, linkDays), 0).toISOString();
}

/** Whether the link of a booking was made, and has not ended. */
export function hasOpenLink({ linked, checkOut }: Pick<Booking, 'linked' | 'checkOut'>): boolean {
  return linked === true && new Date().toISOString() < voucherLinkEnd({ checkOut });
}

/** Whether a link is made: of a booking that is active, or that is over and has receipts, until it would end. */
export function mayHaveLink(booking: Booking, now: Date): boolean {
  if (stateAt(booking, now) === 'active') return true;
  return booking.paid !== undefined && now.toISOString() < voucherLinkEnd(booking);
}

/** Seconds at which the link of a booking ends. */
export function linkExpiry(booking: Pick<Booking, 'checkOut'>): number {
  return Math.floor(Date.parse(voucherLinkEnd(booking)) / 1000);
}

/** A new link of a booking and its token. */
export function newVoucherLink(
  booking: Booking,
  [key]: SigningKeys,
): { link: Omit<VoucherLink, 'revision'>; token: string } {
  const { id: bookingId } = booking;
  const seed = newId(12);
  const token = tokenBy(key, { bookingId, seed });
  const expiresAt = linkExpiry(booking);
  return { link: { bookingId, seed, digest: digestOf(token), madeAt: new Date().toISOString(), expiresAt }, token };
}

/** The token of a link; undefined where its key is gone. */
export function tokenOf(link: VoucherLink, keys: SigningKeys): string | undefined {
  return keys.map((key) => tokenBy(key, link)).find((token) => digestOf(token) === link.digest);
}

const tokenBytes = 16;

/** The purpose is signed with it, so that nothing else that these keys sign is a token. */
function tokenBy(key: string, { bookingId, seed }: Pick<VoucherLink, 'bookingId' | 'seed'>): string {
  const signature = createHmac('sha256', key).update(`voucher link\n${bookingId}\n${seed}`).digest();
  return signature.subarray(0, tokenBytes).toString('base64url');
}
