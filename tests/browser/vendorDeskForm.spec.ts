import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { fillProperty, fillRoom, newCity, room, submit } from './desk.ts';
import { signUp } from './people.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const chip = (at: Page | Locator, group: string, name: string) =>
  at
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name, exact: true })
    .or(at.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name, exact: true }));

test('the form is in four parts on one page, which say what is left in each', async ({ page }) => {
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await expect(page.locator('form').getByRole('heading', { level: 2 })).toHaveText([
    /1 of 4\s*Property details/,
    /2 of 4\s*Location and address/,
    /3 of 4\s*Room details/,
    /4 of 4\s*What guests ask about/,
  ]);
  await expect(part(page, 'Property details')).toContainText('2 fields left');
  await expect(part(page, 'Location and address')).toContainText('4 fields left');
  await expect(part(page, 'Room details')).toContainText('4 fields left');
  await expect(part(page, 'What guests ask about')).toContainText('May be left out');
  await fillProperty(page, newCity());
  await expect(part(page, 'Property details')).toContainText('Done');
  await expect(part(page, 'Location and address')).toContainText('Done');
  await part(page, 'Room details').click();
  await expect(page.getByRole('heading', { name: 'Room details' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Room details' })).toBeInViewport();
  await expect(page).toHaveURL('/createpost');
  await fillRoom(room(page, ''), { roomNumber: '1', price: '900' });
  await expect(page.getByText('All is filled in')).toBeVisible();
});

test('Submit is in reach all the way, and never over the field that has the focus', async ({ page }) => {
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
  await field(page, 'Name').focus();
  for (let tabs = 1; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    const { last, over } = await page.evaluate(() => {
      const bar = document.querySelector('[data-low-bar]');
      const focused = document.activeElement;
      const covered = (focused?.getBoundingClientRect().bottom ?? 0) - (bar?.getBoundingClientRect().top ?? 0);
      return { last: bar?.contains(focused) ?? true, over: covered };
    });
    if (last) return expect(tabs).toBeGreaterThan(25);
    expect(over, `after ${tabs} tabs`).toBeLessThanOrEqual(0);
  }
  throw new Error('Submit was not reached.');
});

test('a text area grows with its text, also where the browser does not do that by itself', async ({ page }) => {
  await signUp(page, 'vendor');
  const long = Array.from({ length: 12 }, (_, line) => `Line ${line}`).join('\n');
  const heightOf = async () => (await field(page, 'Description').boundingBox())?.height ?? 0;
  for (const grows of [true, false]) {
    if (!grows)
      await page.addInitScript(() => {
        CSS.supports = () => false;
        addEventListener('DOMContentLoaded', () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('textarea { field-sizing: fixed !important }');
          document.adoptedStyleSheets.push(sheet);
        });
      });
    await page.goto('/createpost');
    await field(page, 'Description').fill('');
    const before = await heightOf();
    await field(page, 'Description').fill(long);
    await expect.poll(heightOf).toBeGreaterThan(before * 2);
    await field(page, 'Description').fill('Short.');
    await expect.poll(heightOf).toBeLessThanOrEqual(before + 1);
  }
});

test('what guests ask about is tapped or typed with the keyboard, and outlives a refused form and a reload', async ({
  page,
}) => {
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  const fields = room(page, '');
  await chip(fields, 'Heating', 'Gas heater').tap();
  await chip(fields, 'View', 'River view').tap();
  await chip(fields, 'View', 'River view').tap();
  await expect(chip(fields, 'View', 'River view')).not.toBeChecked();

  // One stop a group: the arrow keys go from one to the next, and Space takes back.
  await chip(page, 'Road', 'Car to the door').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, 'Road', 'Last part on foot')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Way on foot')).toBeFocused();
  await page.keyboard.type('۳۰۰');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chip(page, 'Parking', 'Parking')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chip(page, 'Power backup', 'Generator')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(chip(page, 'Power backup', 'Generator')).not.toBeChecked();
  await field(page, 'Check-in from').selectOption('14:00');
  await field(page, 'The last kilometre').fill('پل کے بعد بائیں');

  const stands = async () => {
    await expect(chip(room(page, ''), 'Heating', 'Gas heater')).toBeChecked();
    await expect(chip(page, 'Road', 'Last part on foot')).toBeChecked();
    await expect(field(page, 'Way on foot')).toHaveValue('۳۰۰');
    await expect(chip(page, 'Parking', 'Parking')).toBeChecked();
    await expect(chip(page, 'Power backup', 'Generator')).not.toBeChecked();
    await expect(field(page, 'Check-in from')).toHaveValue('14:00');
    await expect(field(page, 'The last kilometre')).toHaveValue('پل کے بعد بائیں');
  };
  await submit(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await stands();
  await expectClean(page, 'the refused form');
  await page.reload();
  await expect(page.getByText('This is what you typed before.')).toBeVisible();
  await stands();

  await fillProperty(page, newCity());
  await fillRoom(room(page, ''), { roomNumber: '1', price: '900' });
  await submit(page).click();
  await expect(page).toHaveURL('/propertyposts');
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(chip(room(page, '1'), 'Heating', 'Gas heater')).toBeChecked();
  await expect(field(page, 'Way on foot')).toHaveValue('300');
});

test('after listing, the property is seen as travellers do and passed on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const city = newCity();
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await fillProperty(page, city);
  await fillRoom(room(page, ''), { roomNumber: '7', price: '12,500' });
  await submit(page).click();
  await expect(page.getByText(`Travellers can find Lodge of ${city} now.`)).toBeVisible();
  await expectClean(page, 'the list after listing');
  const whatsApp = await page.getByRole('link', { name: 'Share in WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(whatsApp ?? '')).toMatch(/Lodge of .*from PKR.12,500 a night\nhttp.*room-details/);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/user/room-details/');
  await page.getByRole('link', { name: 'See it as travellers do' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lodge of ${city}`);
});
