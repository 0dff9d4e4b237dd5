import { answer } from '../../shared/answers.ts';
import { viewVoucher } from '../../shared/contracts/vouchers.ts';
import { fail } from '../../shared/errors.ts';
import { profiles } from '../accounts/profiles.ts';
import { quoteOfBooking } from '../bookings/quotes/bookedQuote.ts';
import { fixedQuotes } from '../bookings/quotes/quoteItem.ts';
import { presentVoucher } from '../bookings/vouchers/presentVoucher.ts';
import { nobodysId } from '../bookings/vouchers/voucherLink.ts';
import { voucherLookup } from '../bookings/vouchers/voucherLinks.ts';
import { accounts } from '../money/account.ts';
import { receiptHouseOf } from '../money/house.ts';
import { ledgerLookup } from '../money/ledgers.ts';
import { presentReceipts } from '../money/presentLedger.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  viewVoucher,
  {
    vouchers: voucherLookup,
    properties: propertyLookup,
    vendors: profiles.vendor,
    quotes: fixedQuotes,
    ledgers: ledgerLookup,
    accounts,
  },
  async ({ body: { token } }, { vouchers, properties, vendors, quotes, ledgers, accounts }) => {
    const booking = await vouchers.find(token);
    const [property, host, fixed, lines] = await Promise.all([
      properties.find(booking?.propertyId ?? nobodysId),
      vendors.find(booking?.vendorId ?? nobodysId),
      quotes.of(booking?.id ?? nobodysId),
      ledgers.of(booking?.id ?? nobodysId),
    ]);
    if (!booking || !host || host.suspension) throw fail('voucher_ended');
    const house = receiptHouseOf(booking, property);
    const money = { account: await accounts.of(booking), receipts: presentReceipts(lines), house };
    const told = { ...booking, quote: quoteOfBooking(booking, fixed) };
    return { ...answer('voucher'), data: presentVoucher(told, { property, host, ...money }) };
  },
);
