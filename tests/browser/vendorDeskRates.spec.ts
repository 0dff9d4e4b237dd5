import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { languages } from './kindHotels.ts';
import { dayIn, openHotel } from './requests.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** A hand that counts its presses: on a control, or into a field that is then typed into. */
function countingHand() {
  let taps = 0;
  return {
    press: async (control: Locator) => {
      taps += 1;
      await control.click();
    },
    type: async (field: Locator, text: string) => {
      taps += 1;
      await field.click();
      await field.page().keyboard.type(text);
    },
    taps: () => taps,
  };
}

const plain = async (locator: Locator) => ((await locator.textContent()) ?? '').replaceAll('\u00a0', ' ');

async function noWiderThanScreen(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

for (const [language, { path, say }] of Object.entries(languages)) {
  const before = language === 'Urdu' ? '10,000 روپے' : 'PKR 10,000';
  const dearer = language === 'Urdu' ? '13,000 روپے' : 'PKR 13,000';

  test(`an owner sets Eid for all kinds in six taps, and a guest is asked for its price, in ${language}`, async ({
    browser,
    page,
  }) => {
    test.slow();
    const { propertyId } = await openHotel(page, [
      { roomNumber: 101, No_of_beds: 1, capacity: 2, price: 10_000 },
      { roomNumber: 201, No_of_beds: 3, capacity: 4, price: 16_000 },
    ]);
    const [first, last] = [dayIn(20), dayIn(22)];
    await page.goto(`${path}/propertyposts`);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Prices') })
      .or(page.locator(`main a[href*="rates?postId"]`))
      .first()
      .click();
    await expect(page.getByText(say('One price all year'))).toBeVisible();
    await expectClean(page, 'the page without rates');
    await noWiderThanScreen(page);

    const hand = countingHand();
    await hand.press(page.getByRole('button', { name: say('Add days'), exact: true }));
    await hand.type(page.getByLabel(say('Name'), { exact: true }), language === 'Urdu' ? 'عید' : 'Eid');
    await hand.type(page.getByLabel(say('First night')), first);
    await hand.type(page.getByLabel(say('Last night')), last);
    await hand.type(page.getByLabel(say('Percentage for all rooms')), '130');
    await expectClean(page, 'the form of days');
    await noWiderThanScreen(page);
    await hand.press(page.getByRole('button', { name: say('Save'), exact: true }));
    await expect(page.getByText(say('One price all year'))).toHaveCount(0);
    expect(hand.taps()).toBeLessThanOrEqual(6);

    const night = page.locator(`[data-night="${dayIn(21)}"]`);
    expect(((await night.getAttribute('title')) ?? '').replaceAll('\u00a0', ' ')).toContain(dearer);
    await expectClean(page, 'the page with rates');
    await noWiderThanScreen(page);

    const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const room = (from: string, to: string) =>
      `${path}/user/room-details/${propertyId}?room=101&checkIn=${from}&checkOut=${to}`;
    for (const [from, to, price] of [
      [dayIn(18), dayIn(19), before],
      [dayIn(21), dayIn(22), dearer],
    ] as const) {
      await guest.goto(room(from, to));
      await guest.getByRole('button', { name: say('Book Now') }).click();
      await expect.poll(() => plain(guest.getByRole('dialog'))).toContain(price);
    }
    await guest.context().close();
  });
}

for (const [language, { path, say }] of Object.entries(languages)) {
  test(`an owner states rules for children and offers breakfast in three presses, in ${language}`, async ({ page }) => {
    test.slow();
    const { propertyId } = await openHotel(page, [{ roomNumber: 101, No_of_beds: 1, capacity: 2, price: 10_000 }]);
    await page.goto(`${path}/rates?postId=${propertyId}`);
    const hand = countingHand();
    await hand.press(page.getByRole('button', { name: say('Breakfast'), exact: true }));
    await hand.type(page.getByLabel(say('Price of one')), '850');
    await expectClean(page, 'the form of an extra');
    await noWiderThanScreen(page);
    await hand.press(page.getByRole('button', { name: say('Save'), exact: true }));
    await expect(page.getByLabel(say('Price of one'))).toHaveCount(0);
    expect(hand.taps()).toBe(3);

    // The keyboard alone: the button, the fields in their order, and Enter.
    await page.getByRole('button', { name: say('Set rules for children') }).press('Enter');
    await page.getByLabel(say('Free under the age of')).press('6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1300');
    await expectClean(page, 'the form of children');
    await noWiderThanScreen(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say('Free under the age of'))).toHaveCount(0);

    await page.reload();
    const main = page.getByRole('main');
    await expect(main).toContainText(say('They need no bed'));
    await expect.poll(() => plain(main)).toMatch(/1,300/);
    await expect.poll(() => plain(main)).toMatch(/850/);
    await expect(page.getByRole('button', { name: say('Breakfast'), exact: true })).toHaveCount(0);
    await expectClean(page, 'the page with children and an extra');
    await noWiderThanScreen(page);
  });
}
