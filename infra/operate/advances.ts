import { type Booking, voucherCode } from '../../functions/bookings/booking.ts';
import { readBooking } from '../../functions/bookings/bookingItem.ts';
import { presentActs } from '../../functions/bookings/presentActs.ts';
import { accountOfBooking } from '../../functions/money/account.ts';
import type { Advance } from '../../functions/money/advance.ts';
import { readAdvance } from '../../functions/money/advanceItem.ts';
import { readLines, type StoredLine } from '../../functions/money/ledgerItems.ts';
import { advanceSettlement, isOfPayment, type SettledFor, settlementOf } from '../../functions/money/settling.ts';
import { type UnsolvedAdvance, unsolvedPartition, unsolvedStates } from '../../functions/money/unsolved.ts';
import { causes } from '../../functions/money/unsolvedMail.ts';
import { readRecord } from '../../functions/properties/propertyItem.ts';
import { queryAll } from '../../functions/runtime/read.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { bookingsOf } from './bookingsOf.ts';
import { type Operator, sayDry } from './operator.ts';
import { patiently } from './patiently.ts';

/** Advances that wait and are told at once. */
const told = 100;

/** Tells which advances wait for an operator, the newest first; or all advances of a property. */
export async function tellAdvances(operator: Operator, propertyId: string | undefined): Promise<void> {
  if (propertyId !== undefined) return tellOfProperty(operator, propertyId);
  const { tables, say } = operator;
  const all = await queryAll<UnsolvedAdvance>(tables.bookings, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': unsolvedPartition },
    ScanIndexForward: false,
  });
  let waiting = 0;
  for (const { at, bookingId, vendorId, cause } of all) {
    if (waiting === told) break;
    const advance = await readAdvance(tables.bookings, bookingId);
    if (advance?.state !== unsolvedStates[cause]) continue;
    waiting += 1;
    say(`${at}  ${bookingId}, of the vendor ${vendorId}: ${causes[cause]}`);
  }
  say(
    waiting === 0 ? 'No advance waits for you.' : 'To see one: npm run operate -- advance <booking id> -c stage=<name>',
  );
}

async function tellOfProperty({ tables, say, log }: Operator, propertyId: string): Promise<void> {
  const record = await readRecord(tables.properties, propertyId);
  if (!record) throw new Error(`There was never a property with the id ${propertyId}.`);
  const own = (await bookingsOf(tables.bookings, 'vendor', record.vendorId)).filter(
    (booking) => booking.propertyId === propertyId && (booking.advance ?? booking.paid) !== undefined,
  );
  if (own.length === 0) return say('No advance was asked for, and no money was written down.');
  for (const { id, state, checkIn, advance, paid = 0 } of own) {
    const asked = advance ? `PKR ${advance.amount} asked in advance, ${advance.state}` : 'no advance';
    say(`${id}  ${checkIn}  ${state}: ${asked}, PKR ${paid} paid`);
  }
  say('To see one: npm run operate -- advance <booking id> -c stage=<name>');
  await log(propertyId, 'advances shown');
}

/** Tells all that both sides have said about an advance: its item, the ledger, and the acts of the hotel. That it was read is written down. */
export async function tellAdvance({ tables, say, log }: Operator, bookingId: string): Promise<void> {
  const { booking, advance } = await found(tables.bookings, bookingId);
  const lines = await readLines(tables.bookings, bookingId);
  sayBooking(say, booking, advance);
  say('Ledger:');
  for (const line of lines) say(lineOf(line));
  if (lines.length === 0) say('  no line');
  say('Acts of the hotel:');
  for (const { act, at } of presentActs(booking, new Map()) ?? []) say(`  ${at}  ${act}`);
  await log(bookingId, 'advance shown');
}

async function found(table: Table, bookingId: string): Promise<{ booking: Booking; advance: Advance | undefined }> {
  const booking = await readBooking(table, bookingId);
  if (!booking) throw new Error(`There is no booking with the id ${bookingId}.`);
  return { booking, advance: await readAdvance(table, bookingId) };
}

function sayBooking(say: Operator['say'], booking: Booking, advance: Advance | undefined): void {
  const { id, checkIn, checkOut, state, vendorId, userId, hotelName } = booking;
  const { owed, paid, balance } = accountOfBooking(booking, advance);
  say(`${JSON.stringify(hotelName)}, ${checkIn} to ${checkOut}, ${state}, voucher ${voucherCode(id)}.
Guest ${userId ?? 'without an account'}, vendor ${vendorId}.
PKR ${owed} owed, PKR ${paid} paid, PKR ${balance} left.`);
  const { calls: _, told: __, revision: ___, ...shown } = advance ?? {};
  say(advance ? `The advance is ${advance.state}:\n${JSON.stringify(shown, null, 2)}` : 'No advance was asked for.');
}

function lineOf({ number, at, kind, way, amount, reverses, reference, note, by, receipt }: StoredLine): string {
  const parts = [
    `${number}. ${at}  ${kind} ${way} PKR ${amount}`,
    reverses === undefined ? '' : `takes line ${reverses} back`,
    reference && `id ${JSON.stringify(reference)}`,
    receipt === undefined ? '' : `receipt ${receipt}`,
    by === undefined ? 'by the owner' : `by the member ${by}`,
    note && JSON.stringify(note),
  ];
  return `  ${parts.filter(Boolean).join('  ')}`;
}

/** A decision of an operator, and its reason: both sides read it where the booking ends with it. */
interface Decision {
  settledFor: SettledFor;
  note: string;
}

/** Decides about a payment or a refund that both sides dispute. Both are told by mail. */
export async function settleAdvance(
  operator: Operator,
  bookingId: string,
  { settledFor, note }: Decision,
): Promise<void> {
  const { tables, say, does, log } = operator;
  const { booking, advance } = await found(tables.bookings, bookingId);
  const move = advance && settlementOf(advance, booking, settledFor);
  if (!advance || !move) {
    return say(
      `There is nothing to decide: ${advance ? `the advance is ${advance.state}` : 'no advance was asked for'}.`,
    );
  }
  sayBooking(say, booking, advance);
  say(consequences[kindOf(advance)][settledFor]);
  if (!does) return sayDry(operator);
  await patiently(() => advanceSettlement.open().settle(bookingId, settledFor, note));
  await log(bookingId, `settled for the ${settledFor}: ${advance.state}`);
  say('It is decided, and mails to both sides are on their way.');
}

/** Kind of a decision: about a payment, about a refund that its owner says to have paid, or about one that is late. */
function kindOf(advance: Advance): keyof typeof consequences {
  if (isOfPayment(advance)) return 'payment';
  return advance.state === 'refundDue' ? 'late' : 'refund';
}

const late =
  'No more of the refund is expected: the ledger stays, so the account goes on saying that the hotel owes it. It keeps its owner from asking for advances no more: suspend him where it should.';

const consequences = {
  payment: {
    guest:
      'The payment counts as received, with a line and a receipt. Where the booking has ended, what is due of it goes back.',
    owner:
      'The payment counts as not made, and to the guest. A booking that stands is cancelled, with your note. A part that had come before goes back by the policy.',
  },
  refund: {
    guest:
      'The refund counts as not paid: its line is taken back, and it is due again, and late: its owner asks for no advances until it is paid, and the listings say so.',
    owner: 'The refund counts as paid.',
  },
  late: { guest: late, owner: late },
} as const;
