import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { VendorProperty } from '../../../shared/contracts/properties.ts';
import { answer, bodyTo, hold, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { answerOwner, ownOf } from '../support/propertyForms.ts';
import { ahead, roomOf } from '../support/samples.ts';
import { button, field, fill, noteOf, open, says, toastSaid, toastSays, vendor } from '../support/site.tsx';

const inForce = { title: 'Karim Beg', accounts: [], since: `${ahead(-9)}T08:00:00.000Z` };

async function openProperty(given: Partial<VendorProperty> = {}, hasPayee = true) {
  answerOwner();
  answer('getPayee', ok('own_payee', { revision: 1, ...(hasPayee && { inForce }) }));
  answer('getVendorProperty', ok('own_property', ownOf('p1', [roomOf(101, { price: 10_000 })], given)));
  const user = await open('/payments?postId=p1', vendor);
  await screen.findByRole('heading', { name: 'Receipts and cash' });
  return user;
}

const saves = () => screen.getAllByRole('button', { name: 'Save' });
const save = (at: 0 | 1) => saves()[at] as HTMLElement;

describe('terms of an advance', () => {
  test('are none at first, and their form waits until there is an account', async () => {
    await openProperty({}, false);
    await says('Say first where guests pay you');
    expect(screen.queryByRole('radio', { name: 'The first night' })).toBeNull();
  });

  test('are told by an example in rupees while they are typed', async () => {
    const user = await openProperty();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nothing' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'A part of the price' }));
    await fill('Part of the price', '25');
    await user.click(screen.getByRole('radio', { name: 'Firm' }));
    await says('of 3 nights for PKR 30,000, a guest pays PKR 7,500 before.');
    await says('Cancelled 7 days before arrival or earlier: PKR 3,750 goes back');
    await user.click(screen.getByRole('radio', { name: 'The first night' }));
    await says('a guest pays PKR 10,000 before.');
  });

  test('are sent as they were typed, with the version that they began from', async () => {
    const user = await openProperty({ moneyRevision: 4 });
    await user.click(screen.getByRole('radio', { name: 'A part of the price' }));
    await fill('Part of the price', '٤٠');
    await fill('Hours to pay', '48');
    const held = hold('setAdvanceTerms');
    await user.dblClick(save(0));
    const terms = { share: 40, hours: 48, notWithinDays: 2, policy: 'moderate' };
    expect(bodyTo('setAdvanceTerms')).toEqual({ terms, revision: 4 });
    held.release(ok('terms_set', ownOf('p1')));
    await toastSays('The terms are saved.');
  });

  test('are taken away by the choice of nothing', async () => {
    const terms = { share: 'firstNight' as const, hours: 24, notWithinDays: 0, policy: 'flexible' as const };
    const user = await openProperty({ terms, moneyRevision: 5 });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The first night' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Nothing' }));
    answer('setAdvanceTerms', ok('terms_set', ownOf('p1')));
    await user.click(save(0));
    await waitFor(() => expect(bodyTo('setAdvanceTerms')).toEqual({ revision: 5 }));
  });

  test.each([
    ['Part of the price', '51'],
    ['Part of the price', '0'],
    ['Part of the price', '12.5'],
    ['Hours to pay', '5'],
    ['Days before arrival without an advance', '31'],
  ])('are not sent where %s is %s, which stays in its field', async (label, typed) => {
    const user = await openProperty();
    await user.click(screen.getByRole('radio', { name: 'A part of the price' }));
    await fill(label, typed);
    await user.click(save(0));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(field(label).value).toBe(typed);
    expect(sentTo('setAdvanceTerms')).toHaveLength(0);
  });

  test('that another device has set meanwhile are refused, and what was typed stays', async () => {
    const user = await openProperty();
    await user.click(screen.getByRole('radio', { name: 'A part of the price' }));
    await fill('Part of the price', '20');
    answer('setAdvanceTerms', new Refusal('conflict'));
    await user.click(save(0));
    await toastSaid();
    expect(field('Part of the price').value).toBe('20');
  });
});

describe('the books of a house', () => {
  test('take a name, a tax number, and whether helpers take cash', async () => {
    const user = await openProperty({ moneyRevision: 2 });
    await fill('Name on receipts', 'Cedar & Sons');
    await fill('NTN', '1234567-8');
    await user.click(screen.getByRole('checkbox', { name: /People who help me take cash/ }));
    answer('setBooks', ok('books_set', ownOf('p1')));
    await user.click(save(1));
    await waitFor(() => expect(sentTo('setBooks')).toHaveLength(1));
    const books = { name: 'Cedar & Sons', ntn: '1234567-8', helpersTakeCash: true };
    expect(bodyTo('setBooks')).toEqual({ ...books, revision: 2 });
  });

  test('show what was set, and refuse a number that is none', async () => {
    const user = await openProperty({ books: { name: 'Cedar & Sons', helpersTakeCash: true } });
    expect(field('Name on receipts').value).toBe('Cedar & Sons');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await fill('NTN', '12');
    await user.click(save(1));
    expect(noteOf(field('NTN'))).toContain('7 digits');
    expect(button(/Change it/)).toBeDefined();
  });
});
