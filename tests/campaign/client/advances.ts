import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { payeesKey } from '../../../functions/money/payeeItem.ts';
import { today } from '../../../shared/rules/dates.ts';
import { ibanWith } from '../../support/randomIbans.ts';
import type { Place } from '../server/serve.ts';
import type { Ask } from './api.ts';
import { stayAt } from './forms.ts';
import { mustBe, type Person } from './people.ts';
import { documentsOf } from './stores.ts';

/** Where guests pay somebody, as it is typed. */
export type TypedAccount = Record<'title' | 'iban' | 'jazzcash' | 'easypaisa', string>;

/** An account of which the last twelve digits are these. */
export function accountOf(digits: string): TypedAccount {
  return { title: `Title of ${digits.slice(-6)}`, iban: ibanWith(`SCBL0000${digits}`), jazzcash: '', easypaisa: '' };
}

/** Terms of half of the total in 24 hours. */
export const halfAhead = { share: 50, hours: 24, notWithinDays: 0, policy: 'flexible' };

/** Lets guests pay an owner from now on, as if the day of the change were over. @throws Error when it is refused */
export async function beginPayee(
  ask: Ask,
  { dynamoDb, tables }: Pick<Place, 'dynamoDb' | 'tables'>,
  { id, token, password }: Person,
  account: TypedAccount,
): Promise<void> {
  const body = { ...account, password, revision: 0 };
  mustBe(200, await ask('setPayee', { token, params: { vendorId: id }, body }));
  const client = documentsOf(dynamoDb);
  await client.send(
    new UpdateCommand({
      TableName: tables.vendors,
      Key: payeesKey(id),
      UpdateExpression: 'SET #next.holdsFrom = :past',
      ExpressionAttributeNames: { '#next': 'next' },
      ExpressionAttributeValues: { ':past': new Date(Date.now() - 60_000).toISOString() },
    }),
  );
  client.destroy();
}

/** Sets the first terms of a house. @throws Error when they are refused */
export async function beginTerms(ask: Ask, { token }: Person, propertyId: string, terms: object = halfAhead) {
  const call = { token, params: { propertyId }, body: { terms, revision: 0 } };
  mustBe(200, await ask('setAdvanceTerms', call));
}

/** The guest who asks, the owner who accepts, and the house where it is. */
export interface PayingSides {
  user: Person;
  vendor: Person;
  propertyId: string;
}

/** A stay that is accepted, so many days ahead; answers with its id. @throws Error when it is refused */
export async function acceptedStay(
  ask: Ask,
  { user, vendor, propertyId }: PayingSides,
  requestKey: string,
  ahead = 10,
) {
  const asked = { token: user.token, body: stayAt(propertyId, requestKey, ahead) };
  const { _id: id } = mustBe(201, await ask('createBookingRequest', asked)).body.data;
  const own = { token: vendor.token, params: { vendorId: vendor.id }, query: { bookingRequestId: id } };
  mustBe(200, await ask('acceptBookingRequests', own));
  return String(id);
}

/** A proof of today as its guest types it. */
export const proofOf = (reference: string, amount: number) => ({
  ...{ way: 'raast', reference, lastFour: '4567', amount, day: today() },
  requestKey: `campaign-proof-${reference}`,
});

/** Proves what is asked of a stay; answers with the amount. @throws Error when it is refused */
export async function proven(
  ask: Ask,
  { token }: Person,
  bookingRequestId: string,
  reference: string,
): Promise<number> {
  const call = { token, params: { bookingRequestId } };
  const { amount } = mustBe(200, await ask('getBookingPayment', call)).body.data.advance;
  mustBe(201, await ask('sendProof', { ...call, body: proofOf(reference, amount) }));
  return amount;
}

/** Says that what was proven has come. @throws Error when it is refused */
export async function received(ask: Ask, { token }: Person, bookingRequestId: string): Promise<void> {
  const call = { token, params: { bookingRequestId } };
  const { revision } = mustBe(200, await ask('getBookingPaymentAsOwner', call)).body.data.advance;
  mustBe(200, await ask('answerAdvance', { ...call, body: { answer: 'received', revision } }));
}

/** Notes a refund of today. @throws Error when it is refused */
export async function paidBack(ask: Ask, { token }: Person, bookingRequestId: string, amount: number): Promise<void> {
  const body = { way: 'bank', reference: 'BACK123456', amount, day: today(), requestKey: 'campaign-refund-of-a-1' };
  mustBe(201, await ask('payRefund', { token, params: { bookingRequestId }, body }));
}
