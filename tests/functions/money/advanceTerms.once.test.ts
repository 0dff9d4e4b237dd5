import { beforeEach, describe, expect, test } from 'vitest';
import { payees } from '../../../functions/money/payees.ts';
import { ask, confirmDirectly, goodPassword, openAccount, type SignedUp, signUp } from '../../support/accounts.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';
import { setPayee, setTerms, typedTerms } from '../../support/payees.ts';
import { roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
const kept = { share: 30, hours: 24, notWithinDays: 2, policy: 'moderate' };
let owner: SignedUp;
let propertyId: string;

beforeEach(async () => {
  owner = await signUp('vendor');
  await confirmDirectly(owners.desk.tables, owner);
  await setPayee(owner, { password: goodPassword });
  propertyId = await list(owner);
});

async function list({ id, token }: SignedUp): Promise<string> {
  const rooms = [roomForm({ roomNumber: '101', price: '10000' }), roomForm({ roomNumber: '102', price: '10000' })];
  const body = { ...formSomewhere({ rooms }), vendorId: id };
  return (await ask('createProperty', { token, body })).body.data._id;
}

const read = async () =>
  (await ask('getVendorProperty', { token: owner.token, params: { postId: propertyId } })).body.data;
const setBooks = (given: object) =>
  ask('setBooks', {
    token: owner.token,
    params: { propertyId },
    body: { name: '', ntn: '', helpersTakeCash: 'false', revision: 0, ...given },
  });

describe('terms of advances', () => {
  test('are none until the owner sets some: guests pay at the hotel', async () => {
    const { terms, moneyRevision } = await read();
    expect([terms, moneyRevision]).toEqual([undefined, undefined]);
  });

  test('are kept as numbers, and leave the version of the property as it is', async () => {
    const { revision } = await read();
    const { status, body } = await setTerms(owner, propertyId);
    expect([status, body.code]).toEqual([200, 'terms_set']);
    expect(body.data).toMatchObject({ terms: kept, moneyRevision: 1, revision });
    expect(await read()).toMatchObject({ terms: kept, moneyRevision: 1, revision });
  });

  test('take the first night, and digits of Urdu', async () => {
    const { body } = await setTerms(owner, propertyId, {
      terms: { share: 'firstNight', hours: '۲۴', notWithinDays: '۰', policy: 'firm' },
    });
    expect(body.data.terms).toEqual({ share: 'firstNight', hours: 24, notWithinDays: 0, policy: 'firm' });
  });

  test.each([
    ['51 %', { share: '51' }, 'terms.share', 'not_whole'],
    ['half a percent', { share: '12.5' }, 'terms.share', 'not_whole'],
    ['no percentage', { share: '' }, 'terms.share', 'required'],
    ['5 hours', { hours: 5 }, 'terms.hours', 'not_whole'],
    ['73 hours', { hours: 73 }, 'terms.hours', 'not_whole'],
    ['31 days', { notWithinDays: 31 }, 'terms.notWithinDays', 'not_whole'],
    ['a policy of their own', { policy: 'strict' }, 'terms.policy', 'not_one_of'],
  ])('cannot have %s', async (_, given, path, code) => {
    const { status, body } = await setTerms(owner, propertyId, { terms: { ...typedTerms, ...given } });
    expect([status, body.issues]).toEqual([400, [expect.objectContaining({ path, code })]]);
  });

  test('are taken away by a form without them, and by 0 percent', async () => {
    await setTerms(owner, propertyId);
    const none = await setTerms(owner, propertyId, { terms: undefined, revision: 1 });
    expect([none.body.data.terms, none.body.data.moneyRevision]).toEqual([undefined, 2]);
    await setTerms(owner, propertyId, { revision: 2 });
    const zero = await setTerms(owner, propertyId, { terms: { ...typedTerms, share: 0 }, revision: 3 });
    expect([zero.status, zero.body.data.terms]).toEqual([200, undefined]);
  });

  test('of one of two devices are refused where the other was faster, and are set once where an answer was lost', async () => {
    await setTerms(owner, propertyId);
    const again = await setTerms(owner, propertyId);
    expect([again.status, again.body.data.moneyRevision]).toEqual([200, 1]);
    const other = await setTerms(owner, propertyId, { terms: { ...typedTerms, hours: 48 } });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  test('stay when the property is updated', async () => {
    await setTerms(owner, propertyId);
    await setBooks({ name: 'Pine House', revision: 1 });
    const rooms = [roomForm({ roomNumber: '101', price: '11000' })];
    const update = { token: owner.token, params: { postId: propertyId }, body: formSomewhere({ rooms }) };
    expect((await ask('updateProperty', update)).status).toBe(200);
    expect(await read()).toMatchObject({ terms: kept, books: { name: 'Pine House' }, moneyRevision: 2 });
  });

  test('need an account to pay to, which may be about to hold', async () => {
    expect(await payees.open().inForce(owner.id)).toBeUndefined();
    expect((await setTerms(owner, propertyId)).status).toBe(200);
    const other = await signUp('vendor');
    await confirmDirectly(owners.desk.tables, other);
    const own = await list(other);
    const { status, body } = await setTerms(other, own);
    expect([status, body.code]).toEqual([409, 'no_payee']);
    expect((await setTerms(other, own, { terms: undefined })).status).toBe(200);
  });

  test('are not for owners who have not confirmed the email, nor for the property of another', async () => {
    const stranger = await openAccount('vendor');
    expect((await setTerms(stranger, await list(stranger))).body.code).toBe('owner_unconfirmed');
    const other = await signUp('vendor');
    await confirmDirectly(owners.desk.tables, other);
    const { status, body } = await setTerms(other, propertyId);
    expect([status, body.code]).toEqual([404, 'property_not_found']);
  });
});

describe('the books of a house', () => {
  test('have its name, its tax number as FBR prints it, and whether staff takes cash', async () => {
    const { status, body } = await setBooks({ name: ' Pine  House ', ntn: '12345678', helpersTakeCash: 'true' });
    expect([status, body.code]).toEqual([200, 'books_set']);
    const books = { name: 'Pine House', ntn: '1234567-8', helpersTakeCash: true };
    expect(body.data).toMatchObject({ books, moneyRevision: 1 });
    const emptied = await setBooks({ revision: 1 });
    expect([emptied.body.data.books, emptied.body.data.moneyRevision]).toEqual([undefined, 2]);
  });

  test('take no tax number of another length, and stay where terms are set', async () => {
    expect((await setBooks({ ntn: '12345' })).body.issues[0].code).toBe('ntn_malformed');
    await setBooks({ ntn: '35201-1234567-1' });
    const { body } = await setTerms(owner, propertyId, { revision: 1 });
    expect(body.data).toMatchObject({ terms: kept, books: { ntn: '35201-1234567-1' } });
  });
});
