import { answer } from '../../shared/answers.ts';
import { viewVoucher } from '../../shared/contracts/vouchers.ts';
import { fail } from '../../shared/errors.ts';
import { profiles } from '../accounts/profiles.ts';
import { presentVoucher } from '../bookings/vouchers/presentVoucher.ts';
import { nobodysId } from '../bookings/vouchers/voucherLink.ts';
import { voucherLookup } from '../bookings/vouchers/voucherLinks.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  viewVoucher,
  { vouchers: voucherLookup, properties: propertyLookup, vendors: profiles.vendor },
  async ({ body: { token } }, { vouchers, properties, vendors }) => {
    const booking = await vouchers.find(token);
    const [property, host] = await Promise.all([
      properties.find(booking?.propertyId ?? nobodysId),
      vendors.find(booking?.vendorId ?? nobodysId),
    ]);
    if (!booking || !host || host.suspension) throw fail('voucher_ended');
    return { ...answer('voucher'), data: presentVoucher(booking, { property, host }) };
  },
);
