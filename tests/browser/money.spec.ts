import { type Browser, expect, type Page, test } from '@playwright/test';
import { raastPayload } from '../../shared/rules/raast.ts';
import { expectClean } from './axe.ts';
import { endTime, holdPayee, readCode } from './money.ts';
import { logInTraveller } from './offline.ts';
import { password } from './people.ts';
import { dayIn, openHotel } from './requests.ts';
import { languages } from './urduWords.ts';

const phone = { width: 390, height: 844 };
const iban = 'PK36SCBL0000001123456702';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

type Words = (english: string) => string;
type Hotel = Awaited<ReturnType<typeof openHotel>>;

/** A hotel whose owner asks for half in advance, to an account that holds. */
async function openAsking(page: Page): Promise<Hotel> {
  const hotel = await openHotel(page);
  const { call, vendorId, propertyId } = hotel;
  const accounts = { title: 'Karim Beg', iban, jazzcash: '0345 5556677', easypaisa: '' };
  await call('put', `/vendor/payee/${vendorId}`, { ...accounts, password, revision: 0 });
  await holdPayee(vendorId);
  const terms = { share: 50, hours: 24, notWithinDays: 0, policy: 'moderate' };
  await call('put', `/vendor/property/${propertyId}/advance-terms`, { terms, revision: 0 });
  return hotel;
}

/** A guest whose request on a phone was accepted, and who is on the page of the booking. */
async function book(browser: Browser, { propertyId, vendorId, call }: Hotel, [prefix, words]: [string, Words]) {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await logInTraveller(page);
  await page.goto(`${prefix}/user/room-details/${propertyId}?room=101&checkIn=${dayIn(20)}&checkOut=${dayIn(22)}`);
  await page.getByRole('button', { name: words('Book Now') }).click();
  await page.getByRole('button', { name: words('Continue') }).click();
  await expect(page.getByText(words('In advance'), { exact: true })).toBeVisible();
  await expect(page.getByText(words('Never pay outside of what this page shows.'))).toBeVisible();
  await expectClean(page, 'a request with an advance');
  await page.getByRole('button', { name: words('Send'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Your request is sent'));
  const id = new URL(page.url()).searchParams.get('booking') ?? '';
  await call('put', `/vendor/accept-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  await page.reload();
  return { page, id };
}

async function prove(page: Page, words: Words, opener: string, reference: string): Promise<void> {
  await page.getByRole('button', { name: words(opener), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('Easypaisa'), { exact: true }).check();
  await sheet.getByLabel(words('Transaction id')).fill(reference);
  await sheet.getByLabel(words("Last four digits of the sender's account")).fill('۴۳۲۱');
  await expectClean(page, 'the proof of a payment');
  await sheet.getByRole('button', { name: words('Send'), exact: true }).dblclick();
  await says(page, words('Your payment waits for your host'));
}

const says = (page: Page, title: string) =>
  expect(page.getByRole('article').getByRole('heading', { level: 3, name: title })).toBeVisible({ timeout: 60_000 });

/** Answers as the owner who has just read the advance. */
async function answer({ call }: Hotel, id: string, how: 'received' | 'unseen', amount?: number): Promise<void> {
  const { advance } = await call('get', `/vendor/booking/${id}/payment`);
  const body = { answer: how, ...(amount && { amount }), revision: advance.revision };
  await call('post', `/vendor/booking/${id}/advance-answer`, body);
}

async function payBack({ call }: Hotel, id: string): Promise<void> {
  const refund = { way: 'raast', reference: `R${Date.now()}`, amount: 2500, day: dayIn(0) };
  await call('post', `/vendor/booking/${id}/refund`, {
    ...refund,
    requestKey: `refund-${id}`.padEnd(20, '0').slice(0, 40),
  });
}

async function cancel(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('Cancel the booking') }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('2,500');
  const cancelled = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await question.getByRole('button', { name: words('Cancel it') }).click();
  await cancelled;
}

/** Everything that the browser keeps of the site. */
function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) kept.push(await ((await cache.match(request)) as Response).text());
    }
    return kept.join('\n');
  });
}

for (const [language, prefix, words] of languages) {
  test(`an advance is paid by its code, received, and given back to a guest who cancels, in ${language}`, async ({
    page: owner,
    browser,
  }) => {
    test.slow();
    const hotel = await openAsking(owner);
    const { page, id } = await book(browser, hotel, [prefix, words]);
    await page.getByRole('button', { name: words('How to pay') }).click();
    const code = page.getByRole('dialog').getByRole('img');
    await expect(code).toBeVisible();
    const { advance } = await hotel.call('get', `/vendor/booking/${id}/payment`);
    const payload = raastPayload({ iban, amount: 2500, until: advance.until });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await readCode(code)).toBe(payload);
      await expectClean(page, `the account to pay to, ${colorScheme}`);
    }
    const kept = await keptText(page);
    for (const secret of [iban, iban.slice(4, 20), '03455556677']) expect(kept.includes(secret), secret).toBe(false);
    await page.keyboard.press('Escape');

    await prove(page, words, 'I have paid', '31234567890');
    await answer(hotel, id, 'received', 2500);
    await page.reload();
    await expect(page.getByRole('article')).toContainText('2,500');
    await expectClean(page, 'an advance that has come');
    await cancel(page, words);
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toContainText('2,500');
    await payBack(hotel, id);
    await page.reload();
    await page.getByRole('button', { name: words('It has come: {stay}').split('{')[0] }).click();
    await expect(page.getByRole('button', { name: words('It has come: {stay}').split('{')[0] })).toBeHidden();
    await expectClean(page, 'a refund that has come');
  });

  test(`a payment that is not seen lapses, is proved late, and its refund is denied, in ${language}`, async ({
    page: owner,
    browser,
  }) => {
    test.slow();
    const hotel = await openAsking(owner);
    const { page, id } = await book(browser, hotel, [prefix, words]);
    await prove(page, words, 'I have paid', '41234567890');
    await answer(hotel, id, 'unseen');
    await page.reload();
    await says(page, words('Your host does not see your payment'));
    await expectClean(page, 'a payment that is not seen');

    await endTime(id);
    await page.reload();
    await says(page, words('The time for the advance is over'));
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: words('I paid before that') })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 120_000 });
    await prove(page, words, 'I paid before that', '51234567890');
    await answer(hotel, id, 'received', 2500);
    await page.reload();
    await cancel(page, words);
    await payBack(hotel, id);
    await page.reload();
    await page.getByRole('button', { name: words('It has not come: {stay}').split('{')[0] }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('It has not come') })
      .click();
    await says(page, words('Sarai looks at your refund'));
  });
}
