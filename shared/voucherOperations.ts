import {
  endVoucherLink,
  endVoucherLinkAsOwner,
  makeVoucherLink,
  makeVoucherLinkAsOwner,
  viewVoucher,
} from './contracts/vouchers.ts';

/** The operations of vouchers: a part of the table of endpoints. */
export const voucherOperations = {
  makeVoucherLink,
  makeVoucherLinkAsOwner,
  endVoucherLink,
  endVoucherLinkAsOwner,
  viewVoucher,
} as const;
