import { msg } from '@lingui/core/macro';
import { operators, type RetainedData } from './keptThing.ts';

/** Data of what was paid, of advances and refunds. */
export const moneyThings: readonly RetainedData[] = [
  {
    what: msg`Money that you paid to a hotel, or got back: amount, day, how, the transaction id, and the number of the receipt`,
    why: msg`So that the books of the hotel add up, and you have receipts`,
    who: msg`You, the owner and those who help; of receipts whoever has the link to your voucher`,
    howLong: msg`6 years; notes of the hotel about it as long as your account, or until 12 months after check-out`,
    keys: ['bookings: booking# line#', 'bookings: books# '],
  },
  {
    what: msg`The cash of a hotel, as the owner or a helper counted it on a day, and the last number of its receipts`,
    why: msg`So that the books of the hotel add up`,
    who: msg`The owner and those who help`,
    howLong: msg`6 years; the last number with no end`,
    keys: ['bookings: books# count#', 'bookings: books# receipts'],
  },
  {
    what: msg`Advances and refunds: amounts, days and what both sides said; how a guest proved a payment, with the transaction id and the last four of the own account; the name and the last four of the account that it went to`,
    why: msg`So that both sides know what was paid, and we can decide where they say otherwise`,
    who: msg`You and the other side of the booking; our operators, where you dispute it`,
    howLong: msg`6 years, and as long as money is on its way; proof and account no longer than the account of whoever they belong to, which cannot be erased until then`,
    keys: ['bookings: booking# advance', 'bookings: proofs# '],
  },
  {
    what: msg`How often a guest paid an advance too late, or a payment was not seen; which refunds an owner has not paid in time`,
    why: msg`So that nobody asks for an advance, or pays one, in vain`,
    who: msg`That a refund is late: everybody, on the pages of the hotel; of the rest nobody else`,
    howLong: msg`A guest's as long as the account, the latest 20; a refund until it is paid or decided`,
    keys: ['bookings: traveller# advances', 'bookings: debts# refunds'],
  },
  {
    what: msg`Advances that our operators are to look at: the numbers of the booking and the owner, and why`,
    why: msg`To help where a payment is disputed`,
    who: operators,
    howLong: msg`A year`,
    keys: ['bookings: unsolved-advances ', 'bookings: unsolved-told unsolved-told'],
  },
];
