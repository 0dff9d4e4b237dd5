import { fail } from '../../../shared/errors.ts';
import { digestOf } from '../../accounts/accountKeys.ts';
import { nowSeconds } from '../../runtime/clock.ts';
import { port } from '../../runtime/port.ts';
import { readItem } from '../../runtime/read.ts';
import { asRead, revised } from '../../runtime/revised.ts';
import type { Secrets } from '../../runtime/secrets.ts';
import type { Table } from '../../runtime/table.ts';
import { transact, type Write } from '../../runtime/transact.ts';
import type { Booking } from '../booking.ts';
import { flagWrite, readBooking } from '../bookingItem.ts';
import { isErased } from '../erasedGuest.ts';
import {
  hasOpenLink,
  linkExpiry,
  mayHaveLink,
  newVoucherLink,
  nobodysId,
  tokenOf,
  type VoucherLink,
  type VoucherTarget,
  voucherKey,
  voucherLinkKey,
} from './voucherLink.ts';

/** A link as it is asked for: the token of the one that it is to replace, and the keys of the stage. */
interface WantedLink {
  replaces: string | undefined;
  secrets: Secrets;
}

/** A link as whoever made it reads it; `endsAt` is an ISO instant. */
interface TokenOfLink {
  token: string;
  endsAt: string;
}

/** Makes the links to vouchers. */
export const voucherLinks = port('bookings', ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Makes the link of a booking, or tells the one that there is, unless that one is to be replaced.
   * @throws Failure `no_voucher`, `guest_gone`, `conflict` where another link came between or a check stops it
   */
  make: (booking: Booking, wanted: WantedLink, checks: Write[]): Promise<TokenOfLink> =>
    make(table, booking, wanted, checks),
}));

/** Ends the links to vouchers. */
export const voucherLinkEnds = port('bookings', ['GetItem', 'UpdateItem', 'DeleteItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /** Ends the link of a booking, if it has one. @throws Failure `conflict` where another link came between */
  end: (booking: Booking): Promise<void> => end(table, booking),
}));

/** Reads the booking of a token. */
export const voucherLookup = port('bookings', ['GetItem'], (table) => ({
  /** Without a link it reads as much, of a booking that there is not. */
  find: async (token: string): Promise<Booking | undefined> => {
    const target = await readItem<VoucherTarget>(table, voucherKey(digestOf(token)));
    const booking = await readBooking(table, target && lasts(target) ? target.bookingId : nobodysId);
    return booking && !isErased(booking) && hasOpenLink(booking) ? booking : undefined;
  },
}));

function lasts({ expiresAt }: VoucherTarget): boolean {
  return expiresAt > nowSeconds();
}

async function make(table: Table, booking: Booking, { replaces, secrets }: WantedLink, checks: Write[]) {
  if (isErased(booking)) throw fail('guest_gone');
  if (!mayHaveLink(booking, new Date())) throw fail('no_voucher');
  const before = await readItem<VoucherLink>(table, voucherLinkKey(booking.id));
  const token = before && (await tokenAt(before, secrets));
  const kept = before && token !== undefined && token !== replaces ? { link: before, token } : undefined;
  const expiresAt = linkExpiry(booking);
  if (kept?.link.expiresAt === expiresAt) return told(kept.token, kept.link);
  // A calendar has moved the check-out since: the link is the one that was told, with another end.
  const made = kept ? { ...kept, link: { ...kept.link, expiresAt } } : newVoucherLink(booking, await secrets.signing());
  const writes = [...linkWrites(table.name, before, made.link), ...checks];
  if ((await transact(table, writes)).length > 0) throw fail('conflict');
  return told(made.token, made.link);
}

/** The keys are read again where a key newer than those that are kept may have made the link. */
async function tokenAt(link: VoucherLink, secrets: Secrets): Promise<string | undefined> {
  return tokenOf(link, await secrets.signing()) ?? tokenOf(link, await secrets.signing(freshMilliseconds));
}

/** The link in the place of the one that was read, whose token leads nowhere then where it is another one. */
function linkWrites(TableName: string, before: VoucherLink | undefined, link: Omit<VoucherLink, 'revision'>): Write[] {
  const { bookingId, digest, expiresAt } = link;
  return [
    revised(TableName, before, { ...voucherLinkKey(bookingId), ...link }),
    flagWrite(TableName, bookingId, 'linked', true),
    { Put: { TableName, Item: { ...voucherKey(digest), bookingId, expiresAt } } },
    ...(before && before.digest !== digest ? [closeWrite(TableName, before)] : []),
  ];
}

const freshMilliseconds = 20_000;

function told(token: string, { expiresAt }: VoucherTarget): TokenOfLink {
  return { token, endsAt: new Date(expiresAt * 1000).toISOString() };
}

async function end(table: Table, { id }: Booking): Promise<void> {
  const before = await readItem<VoucherLink>(table, voucherLinkKey(id));
  if (!before) return;
  const ended = { Delete: { TableName: table.name, Key: voucherLinkKey(id), ...asRead(before) } };
  const stopped = await transact(table, [
    ended,
    closeWrite(table.name, before),
    flagWrite(table.name, id, 'linked', false),
  ]);
  if (stopped.length > 0) throw fail('conflict');
}

/** The write after which the token of a link leads nowhere. */
function closeWrite(TableName: string, { digest }: VoucherLink): Write {
  return { Delete: { TableName, Key: voucherKey(digest) } };
}
