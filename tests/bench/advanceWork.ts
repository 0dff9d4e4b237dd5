import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { payeesKey } from '../../functions/money/payeeItem.ts';
import { openTable } from '../../functions/runtime/table.ts';
import { today } from '../../shared/rules/dates.ts';
import { ask } from './bookingDesk.ts';
import { requestOf, type Scene } from './bookingScene.ts';

/** The units of an advance, from its acceptance to a refund that has come; the id of a booking of three rooms of which one is asked for. */
export async function advanceWork(scene: Scene): Promise<string> {
  const { measure, vendor, guest } = scene;
  await askAhead(scene);
  const id = await requestOf(scene, { day: '05', nights: 4 });
  await measure('accept with an advance, inside a month', () => accept(scene, id));
  const asGuest = { token: guest.token, params: { bookingRequestId: id } };
  const asOwner = { token: vendor.token, params: { bookingRequestId: id } };
  const read = async () => (await ask('getBookingPaymentAsOwner', asOwner)).body.data.advance;
  const { amount } = await read();
  const payment = { way: 'raast', day: today(), reference: 'BENCH12345', amount };
  const proof = { ...payment, lastFour: '4567', requestKey: 'bench-proof-of-a-guest' };
  await measure('prove a payment', () => ask('sendProof', { ...asGuest, body: proof }));
  const { revision } = await read();
  await measure('say that a payment came, with a receipt', () =>
    ask('answerAdvance', { ...asOwner, body: { answer: 'received', revision } }),
  );
  await measure('money of a booking, 1 line', () => ask('getBookingPayment', asGuest));
  await measure('cancel with a refund, inside a month', () =>
    ask('cancelBookingAsOwner', { ...asOwner, body: { reason: 'A landslide.' } }),
  );
  const refund = { ...payment, requestKey: 'bench-refund-of-an-owner' };
  await measure('pay a refund', () => ask('payRefund', { ...asOwner, body: refund }));
  await measure('confirm a refund', () => ask('answerRefund', { ...asGuest, body: { answer: 'confirmed' } }));
  return ofThree(scene);
}

function accept({ vendor: { id, token } }: Scene, bookingRequestId: string) {
  return ask('acceptBookingRequests', { token, params: { vendorId: id }, query: { bookingRequestId } });
}

async function ofThree(scene: Scene): Promise<string> {
  const id = await requestOf(scene, { day: '15', nights: 4, count: 3 });
  await accept(scene, id);
  const call = { token: scene.vendor.token, params: { bookingRequestId: id } };
  const line = { kind: 'in', way: 'bank', amount: 30_000, requestKey: 'bench-line-of-an-owner' };
  await ask('addLedgerLine', { ...call, body: line });
  return id;
}

/** Lets guests pay the owner, whose house asks for half from now on. */
async function askAhead({ vendor: { id, token }, propertyId }: Scene): Promise<void> {
  const accounts = [{ kind: 'iban', lastFour: '6702' }];
  const inForce = { version: 1, title: 'Gul Zaman', accounts, since: new Date().toISOString() };
  const { client, name } = openTable('vendors');
  await client.send(new PutCommand({ TableName: name, Item: { ...payeesKey(id), latest: 1, inForce, revision: 1 } }));
  const terms = { share: 50, hours: 24, notWithinDays: 0, policy: 'flexible' };
  await ask('setAdvanceTerms', { token, params: { propertyId }, body: { terms, revision: 0 } });
}
