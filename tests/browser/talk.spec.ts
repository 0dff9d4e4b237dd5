import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { codesFor } from './inbox.ts';
import { kept } from './offline.ts';
import { operate } from './operate.ts';
import { newEmail, sayWhoAsks } from './people.ts';
import { dayIn, openGuest, openHotel } from './requests.ts';
import { languages } from './urduWords.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

type Words = (english: string) => string;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, words: Words): Locator => page.getByLabel(words('Your message'), { exact: true });
const main = (page: Page) => page.getByRole('main');

async function write(page: Page, words: Words, text: string): Promise<void> {
  await field(page, words).fill(text);
  await button(page, words('Send')).dblclick();
  await expect(field(page, words)).toBeFocused();
}

/** A visitor asks on the page of a hotel, and becomes an account by the code of a mail. */
async function ask(page: Page, words: Words, address: string): Promise<void> {
  await page.goto(address);
  await button(page, words('Ask the owner')).click();
  await page.getByLabel(words('Your question')).fill('Is there a heater?');
  await button(page, words('Continue')).click();
  const email = newEmail();
  await expectClean(page, 'who asks a question');
  await sayWhoAsks(page, email, words);
  const [code = ''] = await codesFor(email);
  await page.getByLabel(words('Code')).fill(code);
  await expect(field(page, words)).toBeVisible();
  await expect(main(page)).toContainText('Is there a heater?');
}

/** Asks for the room of the page. */
async function request(page: Page, words: Words, address: string): Promise<void> {
  await page.goto(`${address}&checkIn=${dayIn(20)}&checkOut=${dayIn(22)}`);
  await button(page, words('Book Now')).click();
  await button(page, words('Continue')).click();
  await button(page, words('Send')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Your request is sent'));
}

/** Accepts the request that waits, and opens the thread of its guest by the link of its card. */
async function accept(page: Page, words: Words, prefix: string): Promise<void> {
  await page.goto(`${prefix}/vendorPendingBookings`);
  const thread = await main(page).locator('a[href*="guestMessages?thread="]').getAttribute('href');
  await main(page)
    .getByRole('button')
    .filter({ hasText: words('Accept') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Accept'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(thread ?? '');
}

/** Messages that are written without a line wait over a reload, and go once and in order when there is one. */
async function writeOffline(page: Page, words: Words): Promise<void> {
  const waiting = page.getByText(words('Waits for a connection'));
  await kept(page);
  await page.context().setOffline(true);
  for (const text of ['First.', 'Second.']) await write(page, words, text);
  await page.reload();
  await expect(waiting).toHaveCount(2);
  await expect(main(page)).toContainText('Is there a heater?');
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
}

async function report(page: Page, words: Words): Promise<void> {
  await button(page, words('Report')).click();
  await button(page, words('Report this message')).first().click();
  await page.getByLabel(words('Somebody asks for money in advance')).check();
  await button(page, words('Send report')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const [language, prefix, words] of languages) {
  test(`a guest asks, hears, requests and is reached, and writes without a line, in ${language}`, async ({
    page: owner,
    browser,
  }) => {
    test.slow();
    const { propertyId } = await openHotel(owner);
    const options = { viewport: phone, reducedMotion: 'reduce', serviceWorkers: 'allow' } as const;
    const context = await browser.newContext(options);
    const guest = await context.newPage();
    const room = `${prefix}/user/room-details/${propertyId}?room=101`;
    await ask(guest, words, room);

    await owner.goto(`${prefix}/guestMessages`);
    await main(owner)
      .getByRole('link', { name: /Is there a heater/ })
      .click();
    await expect(main(owner)).toContainText(words('Not read yet'));
    await expectClean(owner, 'the thread of an owner');
    await write(owner, words, 'Yes, call 0300 1234567.');
    await expect(main(owner)).toContainText('Yes, call •••.');
    await expect(main(guest)).toContainText('Yes, call •••.');
    await expectClean(guest, 'the thread of a guest');

    await writeOffline(guest, words);
    const sent = main(owner)
      .getByRole('listitem')
      .filter({ hasText: /First\.|Second\./ });
    await expect(sent).toHaveText([/First\./, /Second\./]);
    await report(guest, words);
    await expect.poll(() => operate('message-reports')).toContain('Yes, call 0300 1234567.');

    await request(guest, words, room);
    await accept(owner, words, prefix);
    await expect(main(owner)).toContainText('Yes, call 0300 1234567.');
    await guest.goto(`${prefix}/messages`);
    await expectClean(guest, 'the inbox of a guest');
    await main(guest)
      .getByRole('link', { name: /Second/ })
      .click();
    await expect(main(guest)).toContainText('Yes, call 0300 1234567.');
    await context.close();
  });
}

test('older messages come above what is read, which keeps its place, and a long word fits', async ({ page }) => {
  const { propertyId } = await openHotel(page);
  const { call } = await openGuest(page, 'Amina Khan');
  for (let number = 1; number <= 24; number += 1) {
    const body = { text: `Message ${number}. ${'m'.repeat(80)}`, requestKey: randomUUID() };
    await call('post', `/user/thread/${propertyId}/messages`, body);
  }
  await page.goto('/guestMessages');
  await main(page)
    .getByRole('link', { name: /Message 24/ })
    .click();
  await expect(main(page)).toBeFocused();
  const read = main(page).getByText('Message 6.');
  const top = () => read.evaluate((message) => Math.round(message.getBoundingClientRect().top));
  await button(page, 'Show older messages').focus();
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Message 1.')).toBeAttached();
  expect(await top()).toBe(before);
  for (const [width, letters] of [
    [390, 200],
    [320, 100],
    [1366, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, letters);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, `${width} px in letters of ${letters} %`).toBeLessThanOrEqual(width);
  }
});
