import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { Operation } from '../../../shared/api.ts';
import { ask, confirmDirectly, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { halfAhead, proofOf } from '../../support/advances.ts';
import { followBookings } from '../../support/bookingEvents.ts';
import { contentOf } from '../../support/bookingMails.ts';
import { accept, cancel, requested } from '../../support/bookings.ts';
import type { CallAnswer } from '../../support/call.ts';
import { listenAsLambda } from '../../support/lambdaConsole.ts';
import { cash, dayBook, monthBook, writeLine } from '../../support/ledgers.ts';
import { openOwners } from '../../support/owners.ts';
import { openPayableOwner, payeeOf, setPayee, setTerms, typedPayee } from '../../support/payees.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';
import { linkOf, view } from '../../support/vouchers.ts';

const owners = openOwners();

/** Each number of an account, whole, as it is kept or typed. */
const jazzcash = '03459871236';
const iban = typedPayee.iban.replaceAll(' ', '');
const whole = [iban, iban.slice(4), typedPayee.iban, jazzcash, jazzcash.slice(1), Buffer.from(iban).toString('base64')];
const leaksIn = (text: string) => whole.filter((number) => text.includes(number));

/** All that stands in tables at this moment. */
async function textOfTables(tables: TestTables): Promise<string> {
  const pages = await Promise.all(
    Object.values(tables).map(({ client, name }) => client.send(new ScanCommand({ TableName: name }))),
  );
  return JSON.stringify(pages.map(({ Items }) => Items));
}

test('from a change of an account to a refund its whole numbers stand in no item, event, mail, line of the log or answer but that of their opening', async () => {
  const { tables } = owners.desk;
  const lines = listenAsLambda();
  const guest = await openAccount('user');
  await confirmDirectly(tables, guest);
  const vendor = await openPayableOwner(tables);
  const events = followBookings(tables);
  await events.skip();
  const seen: string[] = [];
  /** An act, and all that is there once everything has followed from it. */
  const after = async <T>(acting: Promise<T>): Promise<T> => {
    const answer = await acting;
    await events.deliver();
    seen.push(JSON.stringify(answer), await textOfTables(tables));
    return answer;
  };
  const call = (operation: Operation, { token }: SignedUp, body?: object): Promise<CallAnswer> =>
    ask(operation, { token, params: { bookingRequestId: id }, ...(body && { body }) });
  let id = '';

  await after(setPayee(vendor, { jazzcash }));
  passTime(25 * 3600);
  await after(payeeOf(vendor));
  const rooms = [roomForm({ roomNumber: '101', No_of_beds: '2', capacity: '2', price: '4000' })];
  const body = { ...propertyForm({ rooms }), vendorId: vendor.id };
  const propertyId: string = (await after(ask('createProperty', { token: vendor.token, body }))).body.data._id;
  await after(setTerms(vendor, propertyId, { terms: halfAhead }));
  id = await after(requested(guest, { propertyId, roomNumber: 101 }, [20, 23]));
  await after(accept(vendor, id));
  const opened = await call('openPayee', guest);
  await after(call('sendProof', guest, proofOf()));
  const { revision } = (await after(call('getBookingPaymentAsOwner', vendor))).body.data.advance;
  await after(call('answerAdvance', vendor, { answer: 'received', revision }));
  await after(writeLine(vendor, id, cash(500)));
  await after(view(await linkOf('guest', guest, id)));
  await after(dayBook(vendor, propertyId));
  await after(monthBook(vendor, propertyId, { month: new Date().toISOString().slice(0, 7) }));
  await after(cancel(guest, id));
  const { refund } = (await after(call('getBookingPayment', guest))).body.data.advance;
  const { way, day, requestKey } = proofOf();
  await after(call('payRefund', vendor, { way, day, requestKey, amount: refund.amount }));
  const last = await after(call('answerRefund', guest, { answer: 'confirmed' }));
  await after(ask('getRoomDetails', { params: { roomId: propertyId } }));

  const mails = [...(await mailsTo(guest.email)), ...(await mailsTo(vendor.email))].map(contentOf);
  expect([opened.body.data.iban, opened.body.data.jazzcash]).toEqual([iban, jazzcash]);
  expect(opened.headers['cache-control']).toContain('no-store');
  expect(last.body.data.advance.status).toBe('confirmed');
  expect(mails.length).toBeGreaterThan(4);
  expect(seen.at(-1)).toContain('payee#0001');
  expect(lines.some((line) => line.includes('vendors.payee'))).toBe(true);
  expect([...seen, ...mails, ...lines].flatMap(leaksIn)).toEqual([]);
}, 120_000);
