import type { Item } from '../client/stores.ts';

/** The record of a booking, as far as its voucher link reads it. */
interface LinkedBooking extends Item {
  id: string;
  checkOut: string;
  source?: string;
  linked?: true;
  erased?: boolean | undefined;
}

/** The link of a booking, and what its token leads to, as docs/data.md has them. */
interface StoredLink extends Item {
  bookingId: string;
  digest?: string;
  expiresAt: number;
}

const openDays = 30;

/** A link is one that its record tells of, its token leads to its booking, and nobody else has one; both end 30 days after check-out, which a calendar may move. */
export function voucherProblems(items: readonly Item[], bookings: readonly LinkedBooking[], now: Date): string[] {
  const links = items.filter(({ sk }) => sk === 'voucher-link') as StoredLink[];
  const targets = items.filter(({ sk }) => sk === 'voucher') as StoredLink[];
  const [linked, records] = [new Set(links.map(({ pk }) => pk)), new Map(bookings.map((each) => [each.id, each]))];
  const leads = new Set(targets.map(({ pk, bookingId }) => `${pk} ${bookingId}`));
  const known = new Set(links.map(({ digest, bookingId }) => `voucher#${digest} ${bookingId}`));
  return [
    ...bookings
      .filter((booking) => booking.linked && !linked.has(booking.pk) && endOf(booking) > now.getTime() / 1000)
      .map(({ id }) => `${id} has no link to its voucher, and says so`),
    ...links.flatMap(({ bookingId }) => recordProblems(bookingId, records.get(bookingId))),
    ...[...links, ...targets]
      .filter(({ bookingId }) => records.get(bookingId)?.source !== 'calendar')
      .filter(({ bookingId, expiresAt }) => expiresAt !== endOf(records.get(bookingId)))
      .map(({ sk, bookingId }) => `the ${sk} of ${bookingId} ends at another time`),
    ...[...known].filter((link) => !leads.has(link)).map((link) => `a link leads nowhere: ${link}`),
    ...[...leads].filter((link) => !known.has(link)).map((link) => `a token of no link: ${link}`),
  ];
}

function recordProblems(bookingId: string, booking: LinkedBooking | undefined): string[] {
  if (!booking) return [`a link to the voucher of no booking: ${bookingId}`];
  return [
    ...(booking.linked ? [] : [`${bookingId} says nothing of the link to its voucher`]),
    ...(booking.erased ? [`${bookingId} has a link to the voucher of nobody`] : []),
  ];
}

/** Seconds; the day begins in Pakistan. */
function endOf(booking: LinkedBooking | undefined): number {
  return Date.parse(`${booking?.checkOut}T00:00:00+05:00`) / 1000 + openDays * 86_400;
}
