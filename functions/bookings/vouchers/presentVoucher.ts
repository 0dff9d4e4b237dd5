import type { Voucher } from '../../../shared/contracts/vouchers.ts';
import type { Profile } from '../../accounts/profiles.ts';
import type { Property } from '../../properties/property.ts';
import type { Booking } from '../booking.ts';
import { presentActs } from '../presentActs.ts';
import { presentBooking } from '../presentBooking.ts';
import type { ToldBooking } from '../proposals/proposal.ts';
import { voucherLinkEnd } from './voucherLink.ts';

type VoucherMoney = Pick<Voucher, 'account' | 'receipts' | 'house'>;

/** Where and with whom a stay is, and what was paid of it. */
interface VoucherContext extends VoucherMoney {
  /** Absent where the hotel is listed no more. */
  property: Property | undefined;
  host: Profile;
}

/** A booking as whoever has the link to its voucher reads it: the contract leaves out who pays, writes or calls. */
export function presentVoucher(booking: ToldBooking, { property, host, ...money }: VoucherContext): Voucher {
  const { checkInFrom, checkOutUntil } = property?.hotel.amenities ?? {};
  return {
    ...presentBooking(booking),
    userName: booking.guest.name,
    address: property?.address,
    ...{ checkInFrom, checkOutUntil },
    host: { name: host.name, contactNumber: host.phone ?? '' },
    changedAt: changedAt(booking),
    linkEndsAt: voucherLinkEnd(booking),
    ...money,
  };
}

/** When either side changed rooms, guest or price last, or a room got another number. */
function changedAt(booking: Booking): string | undefined {
  const acts = presentActs(booking, new Map())?.filter(({ act }) => act === 'changed') ?? [];
  const moments = [booking.changed?.at, booking.renumberedAt, ...acts.map(({ at }) => at)];
  return moments
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1);
}
