import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { openGuest, openHotel } from './requests.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/Los_Angeles' });

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

test('one of two is accepted after a warning about the other, once, and its guest can be called', async ({ page }) => {
  const { propertyId } = await openHotel(page);
  const [amna, bilal] = [await openGuest(page, 'Amna Sheikh'), await openGuest(page, 'بلال قریشی')];
  await amna.ask(propertyId, 101, [10, 13], 'We come late.\nBy jeep.');
  await page.goto('/vendorPendingBookings');
  await expect(cardOf(page, 'Amna Sheikh')).toContainText('3 nights');
  await expect(cardOf(page, 'Amna Sheikh')).toContainText(/Total\s*PKR.7,500/);
  await expect(cardOf(page, 'Amna Sheikh')).toContainText(/Answer by (tomorrow, )?\d\d:\d\d/);
  await expect(page.getByRole('link', { name: /^Requests 1 waits/ })).toBeVisible();

  await bilal.ask(propertyId, 101, [12, 14]);
  await expect(cardOf(page, 'بلال قریشی')).toBeVisible({ timeout: 40_000 });
  await expect(cardOf(page, 'Amna Sheikh')).toContainText('بلال قریشی asked for some of these nights too.');
  await expectClean(page, 'two requests');

  const accept = cardOf(page, 'Amna Sheikh').getByRole('button', { name: 'Accept Amna Sheikh' });
  let accepted = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'PUT') accepted += 1;
  });
  await accept.click();
  const sheet = page.getByRole('dialog', { name: 'Accept Amna Sheikh?' });
  await expect(sheet).toContainText('Room 101');
  await expectClean(page, 'the sheet of an acceptance');
  await sheet.getByRole('button', { name: 'Accept' }).dblclick();
  await expect(messages(page).getByText('Accepted.')).toBeVisible();
  await expect(cardOf(page, 'Amna Sheikh').getByRole('link', { name: /^Call Amna Sheikh/ })).toHaveAttribute(
    'href',
    'tel:+923001234567',
  );
  await expect(cardOf(page, 'Amna Sheikh').getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/923001234567',
  );
  expect(accepted).toBe(1);
  expect(await amna.states()).toEqual(['active']);
  await expectClean(page, 'a request that was accepted');
});

test('a request is declined with a reason and a line for its guest', async ({ page }) => {
  const { propertyId } = await openHotel(page);
  const amna = await openGuest(page, 'Amna Sheikh');
  await amna.ask(propertyId, 101, [10, 13]);
  await page.goto('/vendorPendingBookings');
  await cardOf(page, 'Amna Sheikh').getByRole('button', { name: 'Decline Amna Sheikh' }).click();
  const sheet = page.getByRole('dialog', { name: 'Decline Amna Sheikh?' });
  await sheet.getByRole('button', { name: 'We are closed' }).click();
  await sheet.getByLabel('A line of your own').fill('Come in May.');
  await expectClean(page, 'the sheet of a refusal');
  await sheet.getByRole('button', { name: 'Decline' }).click();
  await expect(cardOf(page, 'Amna Sheikh')).toContainText('Declined');
  expect(await amna.states()).toEqual(['Come in May.']);
});

test('a request that was declined on another phone keeps its place and says so', async ({ page }) => {
  const { vendorId, propertyId, call } = await openHotel(page);
  const id = await (await openGuest(page, 'Amna Sheikh')).ask(propertyId, 101, [10, 13]);
  await (await openGuest(page, 'Sana Mir')).ask(propertyId, 102, [10, 13]);
  await page.goto('/vendorPendingBookings');
  await expect(page.getByRole('article')).toHaveCount(2);
  await call('delete', `/vendor/reject-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  const card = cardOf(page, 'Amna Sheikh');
  await expect(card).toContainText('This request is no longer waiting', { timeout: 40_000 });
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('Amna Sheikh');
  await expect(cardOf(page, 'Sana Mir').getByRole('button', { name: 'Accept Sana Mir' })).toBeVisible();
});
