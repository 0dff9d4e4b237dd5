import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { journeys, signUp } from './people.ts';
import { openGuest, openHotel } from './requests.ts';

const views = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

test('the dashboard shows first what waits, then the properties, then the figures', async ({ page }) => {
  const { propertyId } = await openHotel(page);
  const guest = await openGuest(page, 'Zara Malik');
  await guest.ask(propertyId, 101, [70, 73]);
  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Requests waiting' });
  await expect(waiting.getByRole('link', { name: /Zara Malik/ })).toContainText('room 101');
  const own = page.getByRole('region', { name: 'Your properties' });
  await expect(own.getByText('2 rooms')).toBeVisible();
  const tops = await Promise.all(
    [waiting, own, page.getByText('Nights booked').first()].map(async (each) => (await each.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expectClean(page);
  await waiting.getByRole('link', { name: 'Answer them' }).click();
  await expect(page).toHaveURL('/vendorPendingBookings');
});

test('the views say what they are, keep their documented names, and stay beside the settings', async ({ page }) => {
  await signUp(page, 'vendor');
  for (const [name, documented, address] of [
    ['Requests', 'Pending Bookings', '/vendorPendingBookings'],
    ['Stays', 'Active Bookings', '/vendorActiveBookings'],
    ['Properties', 'View Bookings', '/propertyposts'],
    ['New property', 'Create Post', '/createpost'],
    ['All lists', 'Bookings', '/bookings'],
    ['Settings', '', journeys.vendor.profile],
  ] as const) {
    const view = views(page).getByRole('link', { name, exact: true });
    await expect(view).toHaveAccessibleDescription(documented);
    await view.click();
    await expect(page).toHaveURL(address);
    await expect(views(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await expectClean(page);
});

test('a switch says in words whether travellers see the room', async ({ page }) => {
  await openHotel(page);
  await page.goto('/propertyposts');
  const row = page.getByRole('listitem').filter({ hasText: 'Room 101' });
  await expect(row.getByText('Shown')).toBeVisible();
  await row.getByRole('switch').tap();
  await expect(row.getByText('Hidden')).toBeVisible();
  await expect(row.getByRole('switch')).not.toBeChecked();
  await expectClean(page);
});

/** The line breaks with the first call of the page. */
async function breakTheLine(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
}

async function mendTheLine(page: Page): Promise<void> {
  await page.unroute('**/api/**');
  await page.context().setOffline(false);
}

const unreachable = (page: Page) => page.getByRole('main').getByText('Sarai cannot be reached.').first();

for (const [list, address, content] of [
  ['of properties', '/propertyposts', 'Room 102'],
  ['of requests', '/vendorPendingBookings', 'No Pending Bookings'],
  ['of stays', '/vendorActiveBookings', 'No Active Bookings'],
  ['of all hotels', '/Hotels', 'Page 1'],
] as const)
  test(`a list ${list} that failed offline loads when the line is back`, async ({ page }) => {
    await openHotel(page);
    await page.goto(address);
    await expect(page.getByText(content)).toBeVisible();
    await breakTheLine(page);
    await page.reload();
    await expect(unreachable(page)).toBeVisible();
    await mendTheLine(page);
    await expect(page.getByText(content)).toBeVisible();
    await expect(unreachable(page)).toHaveCount(0);
  });

test('a form and a page that could not be loaded offline are there when the line is back', async ({ page }) => {
  await openHotel(page);
  await page.goto('/propertyposts');
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await breakTheLine(page);
  await page.reload();
  await expect(unreachable(page)).toBeVisible();
  await mendTheLine(page);
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();

  await page.context().setOffline(true);
  await views(page).getByRole('link', { name: 'Stays' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await page.context().setOffline(false);
  await expect(page.getByText('No Active Bookings')).toBeVisible();
});

test('one message at a time is on show, and it goes with its page', async ({ page }) => {
  await openHotel(page);
  await page.goto('/propertyposts');
  const said = page.getByRole('region', { name: 'Messages' }).getByRole('paragraph');
  await page.getByRole('switch').first().click();
  await expect(said).toHaveText(['The room is no longer shown to travellers.']);
  await page.getByRole('switch').first().click();
  await expect(said).toHaveText(['The room can be found again.']);
  await page.route('**/availability', (route) => route.abort());
  await page.getByRole('switch').last().click();
  await expect(said).toHaveText([/Sarai cannot be reached/]);
  await views(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(journeys.vendor.profile);
  await expect(said).toHaveCount(0);
});
