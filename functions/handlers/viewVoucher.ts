import { answer } from '../../shared/answers.ts';
import { viewVoucher } from '../../shared/contracts/vouchers.ts';
import { fail } from '../../shared/errors.ts';
import { profiles } from '../accounts/profiles.ts';
import { quoteOfBooking } from '../bookings/quotes/bookedQuote.ts';
import { fixedQuotes } from '../bookings/quotes/quoteItem.ts';
import { presentVoucher } from '../bookings/vouchers/presentVoucher.ts';
import { nobodysId } from '../bookings/vouchers/voucherLink.ts';
import { voucherLookup } from '../bookings/vouchers/voucherLinks.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  viewVoucher,
  { vouchers: voucherLookup, properties: propertyLookup, vendors: profiles.vendor, quotes: fixedQuotes },
  async ({ body: { token } }, { vouchers, properties, vendors, quotes }) => {
    const booking = await vouchers.find(token);
    const [property, host, fixed] = await Promise.all([
      properties.find(booking?.propertyId ?? nobodysId),
      vendors.find(booking?.vendorId ?? nobodysId),
      quotes.of(booking?.id ?? nobodysId),
    ]);
    if (!booking || !host || host.suspension) throw fail('voucher_ended');
    return {
      ...answer('voucher'),
      data: presentVoucher({ ...booking, quote: quoteOfBooking(booking, fixed) }, { property, host }),
    };
  },
);
