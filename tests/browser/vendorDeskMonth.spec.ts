import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { dayIn, openHotel } from './requests.ts';
import { languages } from './urduWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

for (const [language, prefix, words] of languages) {
  test(`a bar leads to its guest and is moved to another room by the keyboard, on a phone in ${language}`, async ({
    page,
  }) => {
    const { call, propertyId } = await openHotel(page);
    const guest = { userName: 'Amina Khan', contactNumber: '03459876543', source: 'phone', guests: 2 };
    const stay = { bookingStartDate: dayIn(0), bookingEndDate: dayIn(1), price: 2500, priceFor: 'night' };
    await call('post', '/vendor/booking', { propertyId, rooms: [101], ...guest, ...stay });
    await page.goto(`${prefix}/calendar`);
    const bar = (room: number) => page.locator(`tr[data-room="${room}"] button[title^="Amina Khan"]`);
    await bar(101).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /03459876543/ })).toHaveAttribute('href', 'tel:+923459876543');
    await expectClean(page, 'a stay that is looked at');
    await page
      .getByRole('button', { name: words('Open the booking of {name}').replace('{name}', 'Amina Khan') })
      .click();
    const sheet = page.getByRole('dialog', { name: words('Booking of {name}').replace('{name}', 'Amina Khan') });
    await expect(sheet.getByRole('heading', { name: 'Amina Khan' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page
      .getByRole('button', { name: words('Move the booking of {name}').replace('{name}', 'Amina Khan') })
      .click();
    await expect(bar(101)).toBeFocused();
    await expectClean(page, 'a stay that is moved');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await expect(question.getByRole('radio', { name: /102/ })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(bar(102)).toBeVisible();
    await expect(bar(101)).toHaveCount(0);
    await expect(question).toHaveCount(0);
  });
}
