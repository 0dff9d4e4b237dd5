import { expect, type Page, test } from '@playwright/test';
import { addDays, today } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { newCity } from './desk.ts';
import { signUp } from './people.ts';
import { languages } from './urduWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const days = `checkIn=${addDays(today(), 40)}&checkOut=${addDays(today(), 43)}`;

interface Owner {
  vendorId: string;
  token: string;
}

async function ownerOf(page: Page): Promise<Owner> {
  await signUp(page, 'vendor');
  return page.evaluate(() => ({
    vendorId: localStorage.getItem('VendorloginId') ?? '',
    token: localStorage.getItem('VendorToken') ?? '',
  }));
}

/** Lists a hotel of one room. @returns the id of its property */
async function list(page: Page, { vendorId, token }: Owner, given: { name: string; city: string; price: number }) {
  const room = { roomNumber: 1, No_of_beds: 1, capacity: 2, price: given.price, images: [] };
  const address = { street: '1 River Road', city: given.city, state: 'Punjab', country: 'Pakistan', zipCode: 47150 };
  const hotelDetail = { name: given.name, description: 'Quiet.', classType: 'Economy', rooms: [room] };
  const answer = await page.request.post('/api/vendor/create-BookingDetails', {
    headers: { Authorization: `Bearer ${token}` },
    data: { vendorId, Location: given.city, address, hotelDetail },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id as string;
}

for (const [language, prefix, say] of languages) {
  test(`kept rooms are compared, and the link is anybody's, in ${language}`, async ({ page, browser }) => {
    const city = newCity();
    const owner = await ownerOf(await (await browser.newContext()).newPage());
    const stays = await list(page, owner, { name: `Pine of ${city}`, city, price: 3000 });
    const leaves = await list(page, owner, { name: `Oak of ${city}`, city, price: 2000 });

    const search = `${prefix}/search?location=${encodeURIComponent(city)}&${days}`;
    await expect(async () => {
      await page.goto(search);
      await expect(page.getByRole('article')).toHaveCount(2, { timeout: 3_000 });
    }).toPass();
    for (const name of ['Pine', 'Oak']) {
      const card = page.getByRole('article').filter({ hasText: `${name} of ${city}` });
      await card.getByRole('button', { pressed: false }).click();
      await expect(card.getByRole('button', { pressed: true })).toBeVisible();
    }

    await page.goto(`${prefix}/kept`);
    const choices = page.getByRole('checkbox');
    await expect(choices).toHaveCount(2);
    for (const at of [0, 1]) await choices.nth(at).check();
    const bar = page.getByRole('region', { name: say('Comparison') });
    await expect(bar).toBeInViewport();
    await expectClean(page);
    await bar.getByRole('link', { name: say('Compare'), exact: true }).click();

    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    const cheapest = table.getByRole('cell').filter({ hasText: say('Lowest total') });
    await expect(cheapest).toContainText('6,000');
    await expect(table.getByText(say('Free'), { exact: true })).toHaveCount(2);
    expect(await table.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(390);
    await expectClean(page);

    const removal = await page.request.delete(`/api/vendor/delete-BookingDetails/${leaves}`, {
      headers: { Authorization: `Bearer ${owner.token}` },
    });
    expect(removal.status()).toBe(200);
    const stranger = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await expect(async () => {
      await stranger.goto(page.url());
      await expect(stranger.getByText(say('No longer offered'))).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(stranger.getByRole('columnheader')).toHaveText(`Pine of ${city}`);
    await expect(stranger.getByText(`Oak of ${city}`)).toHaveCount(0);
    await expect(stranger.getByRole('row').filter({ hasText: '9,000' })).toHaveCount(1);

    await page.goto(`${prefix}/kept`);
    const line = page
      .getByRole('listitem')
      .filter({ hasText: `Oak of ${city}` })
      .first();
    await expect(line).toContainText(say('No longer offered'));
    await line.getByRole('button').click();
    await expect(page.getByText(say('No longer offered'))).toHaveCount(0);
    expect(page.url()).not.toContain(stays);
  });
}
