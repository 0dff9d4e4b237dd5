import { describe, expect, test } from 'vitest';
import { payees } from '../../../functions/money/payees.ts';
import { ask, confirmDirectly, openAccount, signUp } from '../../support/accounts.ts';
import { keptTerms, listHouse, openAskingHouse } from '../../support/askingHouse.ts';
import { formSomewhere } from '../../support/owners.ts';
import { setTerms, typedTerms } from '../../support/payees.ts';
import { roomForm } from '../../support/vendorDesk.ts';

const house = openAskingHouse();

describe('terms of advances', () => {
  test('are none until the owner sets some: guests pay at the hotel', async () => {
    const { terms, moneyRevision } = await house.read();
    expect([terms, moneyRevision]).toEqual([undefined, undefined]);
  });

  test('are kept as numbers, and leave the version of the property as it is', async () => {
    const { revision } = await house.read();
    const { status, body } = await setTerms(house.owner, house.propertyId);
    expect([status, body.code]).toEqual([200, 'terms_set']);
    expect(body.data).toMatchObject({ terms: keptTerms, moneyRevision: 1, revision });
    expect(await house.read()).toMatchObject({ terms: keptTerms, moneyRevision: 1, revision });
  });

  test('take the first night, and digits of Urdu', async () => {
    const { body } = await setTerms(house.owner, house.propertyId, {
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
    const { status, body } = await setTerms(house.owner, house.propertyId, { terms: { ...typedTerms, ...given } });
    expect([status, body.issues]).toEqual([400, [expect.objectContaining({ path, code })]]);
  });

  test('are taken away by a form without them, and by 0 percent', async () => {
    await setTerms(house.owner, house.propertyId);
    const none = await setTerms(house.owner, house.propertyId, { terms: undefined, revision: 1 });
    expect([none.body.data.terms, none.body.data.moneyRevision]).toEqual([undefined, 2]);
    await setTerms(house.owner, house.propertyId, { revision: 2 });
    const zero = await setTerms(house.owner, house.propertyId, { terms: { ...typedTerms, share: 0 }, revision: 3 });
    expect([zero.status, zero.body.data.terms]).toEqual([200, undefined]);
  });

  test('of one of two devices are refused where the other was faster, and are set once where an answer was lost', async () => {
    await setTerms(house.owner, house.propertyId);
    const again = await setTerms(house.owner, house.propertyId);
    expect([again.status, again.body.data.moneyRevision]).toEqual([200, 1]);
    const other = await setTerms(house.owner, house.propertyId, { terms: { ...typedTerms, hours: 48 } });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  test('stay when the property is updated', async () => {
    await setTerms(house.owner, house.propertyId);
    await house.setBooks({ name: 'Pine House', revision: 1 });
    const rooms = [roomForm({ roomNumber: '101', price: '11000' })];
    const update = { token: house.owner.token, params: { postId: house.propertyId }, body: formSomewhere({ rooms }) };
    expect((await ask('updateProperty', update)).status).toBe(200);
    expect(await house.read()).toMatchObject({ terms: keptTerms, books: { name: 'Pine House' }, moneyRevision: 2 });
  });

  test('need an account to pay to, which may be about to hold', async () => {
    expect(await payees.open().inForce(house.owner.id)).toBeUndefined();
    expect((await setTerms(house.owner, house.propertyId)).status).toBe(200);
    const other = await signUp('vendor');
    await confirmDirectly(house.owners.desk.tables, other);
    const own = await listHouse(other);
    const { status, body } = await setTerms(other, own);
    expect([status, body.code]).toEqual([409, 'no_payee']);
    expect((await setTerms(other, own, { terms: undefined })).status).toBe(200);
  });

  test('are not for owners who have not confirmed the email, nor for the property of another', async () => {
    const stranger = await openAccount('vendor');
    expect((await setTerms(stranger, await listHouse(stranger))).body.code).toBe('owner_unconfirmed');
    const other = await signUp('vendor');
    await confirmDirectly(house.owners.desk.tables, other);
    const { status, body } = await setTerms(other, house.propertyId);
    expect([status, body.code]).toEqual([404, 'property_not_found']);
  });
});

describe('the books of a house', () => {
  test('have its name, its tax number as FBR prints it, and whether staff takes cash', async () => {
    const { status, body } = await house.setBooks({ name: ' Pine  House ', ntn: '12345678', helpersTakeCash: 'true' });
    expect([status, body.code]).toEqual([200, 'books_set']);
    const books = { name: 'Pine House', ntn: '1234567-8', helpersTakeCash: true };
    expect(body.data).toMatchObject({ books, moneyRevision: 1 });
    const emptied = await house.setBooks({ revision: 1 });
    expect([emptied.body.data.books, emptied.body.data.moneyRevision]).toEqual([undefined, 2]);
  });

  test('take no tax number of another length, and stay where terms are set', async () => {
    expect((await house.setBooks({ ntn: '12345' })).body.issues[0].code).toBe('ntn_malformed');
    await house.setBooks({ ntn: '35201-1234567-1' });
    const { body } = await setTerms(house.owner, house.propertyId, { revision: 1 });
    expect(body.data).toMatchObject({ terms: keptTerms, books: { ntn: '35201-1234567-1' } });
  });
});
