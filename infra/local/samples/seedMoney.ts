import { activeCheck } from '../../../functions/accounts/suspension.ts';
import type { TravellerBooking } from '../../../functions/bookings/booking.ts';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import { end } from '../../../functions/bookings/ends.ts';
import { copyOf } from '../../../functions/money/advance.ts';
import { askWrites, readAdvance } from '../../../functions/money/advanceItem.ts';
import { advanceToAsk } from '../../../functions/money/asking.ts';
import { moneyWrite } from '../../../functions/money/bookingMoney.ts';
import { lineWrites, paidWrite } from '../../../functions/money/lines.ts';
import { answerAsOwner } from '../../../functions/money/ownerAnswers.ts';
import { type PayeesItem, payeeKey, payeesKey } from '../../../functions/money/payeeItem.ts';
import { prove } from '../../../functions/money/proofs.ts';
import { payeeSealing } from '../../../functions/money/sealing.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { today } from '../../../shared/rules/dates.ts';
import { lastFourOf } from '../../../shared/rules/iban.ts';
import { samplePeople, sampleProperties } from './samples.ts';
import { type SampleStay, sampleStays } from './seedBookings.ts';

/** No bank has these letters: the check digits fit, and nobody can pay to it. */
const account = { title: 'Sample of Abbasi Hill Stays', iban: 'PK09SAMP0000000000001234', easypaisa: '03001234567' };

/** The version under which it stands. */
const version = 1;

interface MoneyTables {
  vendors: Table;
  bookings: Table;
}

/**
 * Lets guests pay the owner of the hotel that asks for advances, and moves the advances and the money of sample bookings by the moves of the
 * product, each once.
 */
export async function seedMoney({ vendors, bookings }: MoneyTables): Promise<void> {
  for (const vendorId of owners()) await seedPayee(vendors, vendorId);
  for (const stay of sampleStays()) {
    if (stay.advance) await seedAdvance({ vendors, bookings }, stay);
    if (stay.cash) await takeCash(bookings, stay.booking, stay.cash);
  }
}

/** Owners of hotels that ask for advances. */
function owners(): string[] {
  return [...new Set(sampleProperties.filter(({ terms }) => terms).map(({ vendorId }) => vendorId))];
}

async function seedPayee(table: Table, vendorId: string): Promise<void> {
  const { title, ...numbers } = account;
  const accounts = (['iban', 'easypaisa'] as const).map((kind) => ({ kind, lastFour: lastFourOf(numbers[kind]) }));
  const since = samplePeople.find(({ id }) => id === vendorId)?.signedUpAt ?? new Date().toISOString();
  const item: PayeesItem = { latest: version, inForce: { version, title, accounts, since }, revision: 1 };
  const sealed = await payeeSealing.open().seal({ title, ...numbers, jazzcash: '' }, payeeKey(vendorId, version));
  const put = (Item: object) => ({
    Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  });
  await transact(table, [put({ ...payeesKey(vendorId), ...item }), put({ ...payeeKey(vendorId, version), sealed })]);
}

async function seedAdvance(
  { vendors, bookings }: MoneyTables,
  { booking, advance: wanted }: SampleStay,
): Promise<void> {
  await ask(bookings, booking);
  if (wanted === 'asked') return;
  const proof = { way: 'raast', reference: booking.id.toUpperCase().replace(/[^A-Z0-9]/g, '') } as const;
  const asked = await readBooking(bookings, booking.id);
  const { state, amount = 0 } = (await readAdvance(bookings, booking.id)) ?? {};
  if (!asked || (state !== 'asked' && state !== 'sent')) return;
  const sent = { ...proof, lastFour: '4567', amount, day: today() };
  const proven = await prove(bookings, asked, { proof: sent, requestKey: booking.id });
  const side = { by: {}, check: activeCheck(vendors.name, booking.vendorId) };
  const { revision } = proven.advance;
  const received = await answerAsOwner(bookings, proven.booking, { answer: 'received', revision }, side);
  if (wanted === 'refundDue') await end(bookings, received.booking, 'cancelAsGuest');
}

/** Asks for the advance as an acceptance does at this moment. */
async function ask(table: Table, booking: TravellerBooking): Promise<void> {
  if (await readAdvance(table, booking.id)) return;
  const payee = { version, title: account.title, lastFour: lastFourOf(account.iban) };
  const asked = advanceToAsk(booking, { payee, owesRefund: false, standing: undefined }, new Date());
  if (!asked || 'none' in asked) return;
  const copy = copyOf(asked.advance, booking, booking.state);
  await transact(table, [moneyWrite(table.name, booking, { advance: copy }), ...askWrites(table.name, asked.advance)]);
}

async function takeCash(table: Table, booking: TravellerBooking, amount: number): Promise<void> {
  const line = { kind: 'in', way: 'cash', amount } as const;
  const made = await lineWrites(table, booking, line, { by: {}, requestKey: booking.id });
  if (made.writes.length > 0) await transact(table, [...made.writes, paidWrite(table.name, booking.id, made)]);
}
