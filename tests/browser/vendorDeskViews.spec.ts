import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { journeys, signUp } from './people.ts';
import { openHotel } from './requests.ts';

const views = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

test('the views say what they are, keep their documented names, and stay beside the settings', async ({ page }) => {
  await signUp(page, 'vendor');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [name, documented, address] of [
    ['Today', '', '/dashboard'],
    ['Calendar', '', '/calendar'],
    ['Requests', 'Pending Bookings', '/vendorPendingBookings'],
    ['Stays', 'Active Bookings', '/vendorActiveBookings'],
    ['Properties', 'View Bookings', '/propertyposts'],
    ['New property', 'Create Post', '/createpost'],
    ['Prices', '', '/rates'],
    ['Figures', '', '/figures'],
    ['Other calendars', '', '/calendars'],
    ['Settings', '', journeys.vendor.profile],
    ['More', 'Bookings', '/bookings'],
  ] as const) {
    const view = views(page).getByRole('link', { name, exact: true });
    await expect(view).toHaveAccessibleDescription(documented);
    await view.click();
    await expect(page).toHaveURL(address);
    await expect(views(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await expectClean(page);
});

test('a phone has one row of views, and the others under "More"', async ({ page }) => {
  await signUp(page, 'vendor');
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await views(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await views(page).getByRole('link', { name: 'More' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).last().click();
  await expect(page).toHaveURL(journeys.vendor.profile);
});

test('on a wide screen the documented menu does not repeat the views beside it', async ({ page }) => {
  await signUp(page, 'vendor');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Accept Bookings' })).toBeVisible();
  for (const name of ['Settings', 'Figures', 'New property']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(1);
  }
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

const unreachable = (page: Page) => page.getByRole('main').getByText('This did not load.').first();

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
