import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Payee } from '../../../shared/contracts/payees.ts';
import { answer, bodyTo, hold, listed, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { answerOwner } from '../support/propertyForms.ts';
import { ahead } from '../support/samples.ts';
import { button, field, fill, noteOf, open, says, toastSaid, toastSays, vendor } from '../support/site.tsx';

const inForce = {
  title: 'Karim Beg',
  accounts: [{ kind: 'iban' as const, lastFour: '6702' }],
  since: `${ahead(-9)}T08:00:00.000Z`,
};
const next = {
  ...{ title: 'Karim & Sons', accounts: [{ kind: 'jazzcash' as const, lastFour: '4567' }] },
  holdsFrom: `${ahead(1)}T09:05:00.000Z`,
};

async function openPayments(payee: Partial<Payee> = {}) {
  answerOwner();
  answer('getPayee', ok('own_payee', { revision: 2, ...payee }));
  answer('listVendorProperties', listed('own_properties', []));
  const user = await open('/payments', vendor);
  await screen.findByRole('heading', { name: 'Where guests pay you' });
  return user;
}

async function typeAccount() {
  await fill('Account title', 'Karim Beg');
  await fill('IBAN', 'pk36 scbl 0000 0011 2345 6702');
  await fill('Password', 'a password');
}

describe('where guests pay an owner', () => {
  test('is asked of nobody: the page of one who has set nothing has no field', async () => {
    await openPayments();
    await says('It is needed for an advance alone.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('is sent with the password, once for two presses, and its change waits with its day', async () => {
    const user = await openPayments();
    await user.click(button('Say where guests pay'));
    await typeAccount();
    const held = hold('setPayee');
    await user.dblClick(button('Save'));
    expect(bodyTo('setPayee')).toEqual({
      ...{ title: 'Karim Beg', iban: 'PK36SCBL0000001123456702', jazzcash: '', easypaisa: '' },
      ...{ password: 'a password', revision: 2 },
    });
    answer('getPayee', ok('own_payee', { revision: 3, next }));
    held.release(ok('payee_set', { revision: 3, next }));
    await says(/From tomorrow, 14:05 on guests pay here/);
    await says('JazzCash number that ends in 4567');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test.each([
    ['PK37 SCBL 0000 0011 2345 6702', 'misspelled'],
    ['GB29 NWBK 6016 1331 9268 19', 'does not begin with PK'],
    ['', 'Give an IBAN, or the number of a wallet'],
  ])('is not sent with the IBAN "%s"', async (iban, said) => {
    const user = await openPayments();
    await user.click(button('Say where guests pay'));
    await typeAccount();
    await fill('IBAN', iban);
    await user.click(button('Save'));
    expect(noteOf(field('IBAN'))).toContain(said);
    expect(sentTo('setPayee')).toHaveLength(0);
  });

  test('is refused with a wrong password, which is marked, and what was typed stays', async () => {
    const user = await openPayments();
    await user.click(button('Say where guests pay'));
    await typeAccount();
    answer('setPayee', new Refusal('proof_needed'));
    await user.click(button('Save'));
    expect(await toastSaid()).toContain('The password is missing or wrong');
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(field('IBAN').value).toBe('pk36 scbl 0000 0011 2345 6702');
  });

  test('is sent with a code in place of the password', async () => {
    const user = await openPayments({ inForce });
    await user.click(button('Change it'));
    await typeAccount();
    answer('sendVendorLoginCode', { code: 'login_code_sent', message: '', userId: 'c1', vendorEmail: 'k@example.com' });
    await user.click(button('Use a code by mail instead'));
    await says('A code went to k@example.com');
    await fill('Code', '123456');
    answer('setPayee', ok('payee_set', { revision: 3, inForce, next }));
    await user.click(button('Save'));
    await waitFor(() => expect(sentTo('setPayee')).toHaveLength(1));
    expect(bodyTo('setPayee')).toMatchObject({ code: { userId: 'c1', otp: '123456' } });
    expect(bodyTo('setPayee')).not.toHaveProperty('password');
  });

  test('is taken away with the password alone', async () => {
    const user = await openPayments({ inForce });
    await user.click(button('Change it'));
    await user.click(button('Have no account any more'));
    expect(screen.queryByLabelText('IBAN')).toBeNull();
    await fill('Password', 'a password');
    answer('setPayee', ok('payee_set', { revision: 3, inForce, next: { holdsFrom: next.holdsFrom } }));
    await user.click(button('Take the account away'));
    await waitFor(() => expect(sentTo('setPayee')).toHaveLength(1));
    expect(bodyTo('setPayee')).toMatchObject({ title: '', iban: '', jazzcash: '', easypaisa: '' });
  });

  test('stays as it was where its change is withdrawn', async () => {
    const user = await openPayments({ inForce, next });
    await says('IBAN that ends in 6702');
    answer('withdrawPayeeChange', ok('payee_change_withdrawn', { revision: 3, inForce }));
    answer('getPayee', ok('own_payee', { revision: 3, inForce }));
    await user.click(button('Withdraw'));
    await toastSays('The change is taken back.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
  });
});
