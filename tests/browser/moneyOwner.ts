import { type Browser, expect, type Page } from '@playwright/test';
import { holdPayee } from './money.ts';
import { prove, request } from './moneyGuest.ts';
import { password } from './people.ts';
import { openHotel } from './requests.ts';
import {
  answer,
  button,
  cardOf,
  type Language,
  type Phone,
  phoneOf,
  press,
  says,
  sheetOf,
  shows,
} from './twoPhones.ts';

export const iban = 'PK36SCBL0000001123456702';

/** An owner whose hotel asks for half in advance, to an account that holds. */
export async function openAsking(page: Page, language: Language) {
  const { call, vendorId, propertyId } = await openHotel(page);
  const accounts = { title: 'Karim Beg', iban, jazzcash: '0345 5556677', easypaisa: '' };
  await call('put', `/vendor/payee/${vendorId}`, { ...accounts, password, revision: 0 });
  await holdPayee(vendorId);
  const terms = { share: 50, hours: 24, notWithinDays: 0, policy: 'moderate' };
  await call('put', `/vendor/property/${propertyId}/advance-terms`, { terms, revision: 0 });
  return { owner: phoneOf(page, language), propertyId, vendorId };
}

/** Says on the page of payments where guests pay, and that they pay half in advance. */
export async function askHalf(owner: Phone): Promise<void> {
  const { page, prefix, words } = owner;
  const main = page.getByRole('main');
  await page.goto(`${prefix}/payments`);
  await main.getByRole('button', { name: words('Say where guests pay') }).click();
  await main.getByLabel(words('Account title')).fill('Karim Beg');
  await main.getByLabel(words('IBAN')).fill('pk36 scbl 0000 0011 2345 6702');
  await main.getByLabel(words('JazzCash number')).fill('0345 5556677');
  await main.getByLabel(words('Password')).fill(password);
  await shows(owner, 'Where guests pay you', main);
  await button(owner, 'Save', main).first().dblclick();
  await shows(owner, 'From {from} on guests pay here:', main);
  await main.getByLabel(words('A part of the price')).check();
  await main.getByLabel(words('Part of the price'), { exact: true }).fill('50');
  await main.getByLabel(words('Moderate')).check();
  await button(owner, 'Save', main).first().dblclick();
}

/** Accepts the only request, having read what its guest is asked for. */
export async function accept(owner: Phone, look = says): Promise<void> {
  await owner.page.goto(`${owner.prefix}/vendorPendingBookings`);
  await button(owner, 'Accept').click();
  await expect(sheetOf(owner)).toContainText('2,500');
  await look(owner, 'Accept <0>{name}</0>?', sheetOf(owner));
  await answer(owner, 'Accept');
}

/** Turns to the bookings ahead or to those that were cancelled, and opens what was paid of the only one. */
export async function turnTo({ page, prefix }: Phone, status: 'active' | 'cancelled'): Promise<void> {
  await page.goto(`${prefix}/vendorActiveBookings?status=${status}`);
  const payments = page.getByRole('main').getByRole('article').locator('button[aria-expanded]');
  if ((await payments.getAttribute('aria-expanded')) === 'false') await payments.click();
}

/** Says that all of the advance came. */
export async function receive(owner: Phone, look = says): Promise<void> {
  await press(owner, 'Received');
  await expect(button(owner, 'Received')).toHaveCount(0);
  await turnTo(owner, 'active');
  await look(owner, 'The advance has come: {came}.');
}

/** Says that the payment is not to be seen. */
export async function miss(owner: Phone, question: string): Promise<void> {
  await button(owner, 'Not seen').click();
  await shows(owner, question, sheetOf(owner));
  await answer(owner, 'Not seen');
}

/** A booking whose guest has paid by a transaction id, and whose owner does not see the payment. */
export async function missed(page: Page, browser: Browser, language: Language, reference: string) {
  const { owner, propertyId } = await openAsking(page, language);
  const { guest, id } = await request(browser, language, propertyId);
  await accept(owner);
  await guest.page.reload();
  await prove(guest, 'I have paid', reference);
  await turnTo(owner, 'active');
  await miss(owner, 'You do not see this payment?');
  return { owner, guest, id };
}

/** Pays back what is due. */
export async function payBack(owner: Phone, look = says): Promise<void> {
  await turnTo(owner, 'cancelled');
  await button(owner, 'I have paid it back').click();
  await cardOf(owner).getByLabel(owner.words('Transaction id')).fill('R2233445566');
  await look(owner, 'If you have one; your guest reads it.');
  await press(owner, 'I have paid it back');
  await look(owner, 'You paid {back} back. Your guest says whether it came.');
}

/** Lines of the ledger, by how many there are. */
export async function hasLines(owner: Phone, count: number): Promise<void> {
  await expect(
    cardOf(owner)
      .getByRole('list', { name: owner.words('Lines') })
      .getByRole('listitem'),
  ).toHaveCount(count);
}
