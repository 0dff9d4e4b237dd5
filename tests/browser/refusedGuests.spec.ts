import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { openGuest, openHotel } from './requests.ts';
import { urduWords } from './urduWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });
const inDialog = (page: Page, label: string) => page.getByRole('dialog').getByRole('button', { name: label });

test('a guest is refused for good, asks in vain, and may ask again once the owner allows it', async ({ page }) => {
  const { propertyId, call, vendorId } = await openHotel(page);
  const amna = await openGuest(page, 'Amna Sheikh');
  await amna.ask(propertyId, 101, [10, 13]);
  await amna.ask(propertyId, 102, [20, 21]);
  await (await openGuest(page, 'Sana Mir')).ask(propertyId, 101, [30, 31]);
  await page.goto('/vendorPendingBookings');
  await cardOf(page, 'Amna Sheikh').first().getByRole('button', { name: 'Refuse for good: Amna Sheikh' }).click();
  await expectClean(page, 'the question before a refusal');
  await inDialog(page, 'Refuse for good').click();
  await expect(cardOf(page, 'Amna Sheikh').filter({ hasText: 'Declined' })).toHaveCount(2);
  await expect(cardOf(page, 'Sana Mir').getByRole('button', { name: 'Accept Sana Mir' })).toBeVisible();
  expect(await amna.states()).toEqual(['rejected', 'rejected']);
  await expect(amna.ask(propertyId, 101, [40, 41])).rejects.toThrow('refused_by_host');

  await page.goto('/vendorprofile');
  const refused = page.getByRole('region', { name: 'Guests whom you refuse' });
  await expect(refused.getByRole('listitem')).toHaveCount(1);
  await expectClean(page, 'the guests whom an owner refuses');
  await refused.getByRole('button', { name: 'Allow again: Amna Sheikh' }).click();
  await expect(refused).toHaveCount(0);
  await amna.ask(propertyId, 101, [40, 41]);
  expect(await call('get', `/vendor/refused-guests/${vendorId}`)).toEqual([]);
});

test('requests that stand apart are accepted at once, as many as the button says', async ({ page }) => {
  const { propertyId } = await openHotel(page);
  const [amna, sana] = [await openGuest(page, 'Amna Sheikh'), await openGuest(page, 'Sana Mir')];
  await amna.ask(propertyId, 101, [10, 13]);
  await sana.ask(propertyId, 101, [20, 21]);
  await page.goto('/acceptBooking');
  await page.getByRole('button', { name: 'Accept all 2' }).click();
  await expectClean(page, 'the question before all are accepted');
  await inDialog(page, 'Accept all 2').click();
  await expect(page.getByText('2 accepted')).toBeVisible();
  expect([await amna.states(), await sana.states()]).toEqual([['active'], ['active']]);
});

test('in Urdu, two for the same night are answered alone, and a guest is refused', async ({ page }) => {
  const inUrdu = await urduWords();
  const { propertyId } = await openHotel(page);
  const [bilal, sana] = [await openGuest(page, 'بلال قریشی'), await openGuest(page, 'Sana Mir')];
  await bilal.ask(propertyId, 101, [10, 13]);
  await sana.ask(propertyId, 101, [12, 14]);
  await page.goto('/ur/acceptBooking');
  const alone = 'Some of these guests ask for the same nights, so each is answered alone.';
  await expect(page.getByText(inUrdu(alone))).toBeVisible();
  await expectClean(page, 'requests for the same night, in Urdu');
  await page.goto('/ur/vendorPendingBookings');
  const label = inUrdu('Refuse for good: {name}').replace('{name}', 'بلال قریشی');
  await cardOf(page, 'بلال قریشی').getByRole('button', { name: label }).click();
  await expectClean(page, 'the question before a refusal, in Urdu');
  await inDialog(page, inUrdu('Refuse for good')).click();
  await expect(cardOf(page, 'بلال قریشی')).toContainText(inUrdu('Declined'));
  expect([await bilal.states(), await sana.states()]).toEqual([['rejected'], ['pending']]);
});
