import { type Browser, expect, type Page } from '@playwright/test';
import { dayIn } from './requests.ts';
import { answer, button, guestPhone, type Language, type Phone, press, says, sheetOf, shows } from './twoPhones.ts';

/** A guest who asks for two nights that cost 5,000, half of it in advance. `look` says how closely the page is looked at. */
export async function request(browser: Browser, language: Language, propertyId: string, look = says) {
  const guest = await guestPhone(browser, language);
  const { page, prefix, words } = guest;
  await page.goto(`${prefix}/user/room-details/${propertyId}?room=101&checkIn=${dayIn(20)}&checkOut=${dayIn(22)}`);
  await page.getByRole('button', { name: words('Book Now') }).click();
  await page.getByRole('button', { name: words('Continue') }).click();
  await look(guest, 'Never pay outside of what this page shows.', page.getByRole('main'));
  await page.getByRole('button', { name: words('Send'), exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Your request is sent'));
  return { guest, id: new URL(page.url()).searchParams.get('booking') ?? '' };
}

/** Says by which transaction the advance was paid. */
export async function prove(guest: Phone, opener: string, reference: string, look = says): Promise<void> {
  const { words } = guest;
  await button(guest, opener).click();
  const sheet = sheetOf(guest);
  await sheet.getByLabel(words('Easypaisa'), { exact: true }).check();
  await sheet.getByLabel(words('Transaction id')).fill(reference);
  await sheet.getByLabel(words("Last four digits of the sender's account")).fill('۴۳۲۱');
  await look(guest, 'Say that you have paid', sheet);
  await answer(guest, 'Send');
  await look(guest, 'Your payment waits for your host');
}

/** Cancels, having read how much comes back. */
export async function cancel(guest: Phone, look = says): Promise<void> {
  await button(guest, 'Cancel the booking').click();
  await expect(sheetOf(guest)).toContainText('2,500');
  await look(guest, 'Cancel your booking?', sheetOf(guest));
  await answer(guest, 'Cancel it');
  await look(guest, '{back} come back to you');
}

/** Says that the refund has not come. */
export async function deny(guest: Phone): Promise<void> {
  await guest.page.reload();
  await says(guest, 'Have {back} come back to you?');
  await button(guest, 'It has not come').click();
  await shows(guest, 'Has it not come?', sheetOf(guest));
  await answer(guest, 'It has not come');
  await shows(guest, 'Sarai looks at your refund');
}

/** Says that the refund has come. */
export async function confirm(guest: Phone): Promise<void> {
  await guest.page.reload();
  await shows(guest, 'Have {back} come back to you?');
  await press(guest, 'It has come');
  await shows(guest, '{back} have come back to you');
}

/** Everything that the browser keeps of the site: storages, databases and caches. */
export async function keptText(page: Page): Promise<string> {
  const stored = await page.context().storageState({ indexedDB: true });
  const cached = await page.evaluate(async () => {
    const held = [JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) held.push(await ((await cache.match(request)) as Response).text());
    }
    return held;
  });
  return [JSON.stringify(stored), ...cached].join('\n');
}
