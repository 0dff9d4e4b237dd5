import { mustBe } from '../../campaign/client/people.ts';
import { newMailIn, own } from './accounts.ts';
import type { Parties } from './bookings.ts';
import { mustHold, type Scene } from './scene.ts';

export const account = { title: 'Gul Zaman', iban: 'PK36 SCBL 0000 0011 2345 6702', jazzcash: '', easypaisa: '' };
export const terms = { share: 30, hours: 24, notWithinDays: 2, policy: 'moderate' };

/** An owner says where guests pay, asks for advances for a moment, and takes the change of the account back. */
export async function setPayments({ ask, inside }: Scene, { host, hotel }: Parties): Promise<void> {
  const { token, password, email } = host;
  const call = { token, params: own(host) };
  const before = (await inside.mailsTo(email)).length;
  const { revision } = mustBe(200, await ask('getPayee', call)).body.data;
  mustBe(403, await ask('setPayee', { ...call, body: { ...account, revision } }));
  const first = { ...account, jazzcash: '03001234567', password, revision };
  mustBe(200, await ask('setPayee', { ...call, body: first }));
  const body = { ...account, password, revision: revision + 1 };
  const set = mustBe(200, await ask('setPayee', { ...call, body }));
  mustHold(set.body.data.next.accounts[0].lastFour === '6702', 'an account is known by its last four digits');
  const mail = await newMailIn(inside, email, before + 2);
  mustHold(mail.includes('6702') && !mail.includes('0000'), 'a mail about an account has its last four digits alone');
  await setAndUnset({ ask }, token, hotel.propertyId);
  mustBe(200, await ask('withdrawPayeeChange', call));
  const { next } = mustBe(200, await ask('getPayee', call)).body.data;
  mustHold(next === undefined, 'a change that was taken back waits no more');
}

/** Terms and books of a hotel, for a moment. */
async function setAndUnset({ ask }: Pick<Scene, 'ask'>, token: string, propertyId: string): Promise<void> {
  const call = { token, params: { propertyId } };
  const read = { token, params: { postId: propertyId } };
  let { moneyRevision: revision = 0 } = mustBe(200, await ask('getVendorProperty', read)).body.data;
  const house = { name: 'Deodar Lodges', ntn: '1234567-8', helpersTakeCash: true };
  const none = { name: '', ntn: '', helpersTakeCash: false };
  for (const [operation, body] of [
    ['setAdvanceTerms', { terms }],
    ['setBooks', house],
    ['setAdvanceTerms', {}],
    ['setBooks', none],
  ] as const) {
    revision = mustBe(200, await ask(operation, { ...call, body: { ...body, revision } })).body.data.moneyRevision;
  }
}
