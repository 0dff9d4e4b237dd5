import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { setBesideRooms } from './besideRooms.ts';
import { codesFor } from './inbox.ts';
import { languages } from './kindHotels.ts';
import { newEmail, sayWhoAsks } from './people.ts';
import { dayIn, openHotel } from './requests.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const words = {
  English: {
    names: ['Breakfast', 'Mattress', 'Jeep'],
    party: '2 adults, children of 5 and 6',
    total: 'PKR 34,700',
    breakfast: '3 guests × 2 nights × PKR 850 = PKR 5,100',
  },
  Urdu: {
    names: ['ناشتہ', 'گدا', 'جیپ'],
    party: '2 بالغ، بچے، عمریں 5 اور 6',
    total: '34,700 روپے',
    breakfast: '3 مہمان × 2 راتیں × 850 روپے = 5,100 روپے',
  },
};

const besideOf = ([breakfast = '', mattress = '', jeep = '']: readonly string[]) => ({
  children: { freeUnder: 6, price: 1300, sleeper: false, inExtras: true },
  extras: [
    { id: 'breakfast', name: breakfast, price: 850, per: 'guestNight' as const, most: 1, noticeDays: 0 },
    { id: 'mattress', name: mattress, price: 1500, per: 'night' as const, most: 3, noticeDays: 0 },
    { id: 'jeep', name: jeep, price: 7500, per: 'once' as const, most: 2, noticeDays: 3 },
  ],
});

/** A text with ordinary spaces, and without the marks around names. */
const plain = async (page: Page, selector: string) =>
  ((await page.locator(selector).first().textContent()) ?? '').replaceAll('\u00a0', ' ').replace(/[\u2068\u2069]/g, '');

for (const [language, { path, say }] of Object.entries(languages)) {
  const { names, party, total, breakfast } = words[language as keyof typeof words];

  test(`a family says the ages of its children, takes breakfast, and reads one total everywhere, in ${language}`, async ({
    browser,
    page,
  }) => {
    test.slow();
    const owner = await browser.newContext();
    const desk = await owner.newPage();
    const { propertyId } = await openHotel(desk, [{ roomNumber: 101, No_of_beds: 2, capacity: 3, price: 12_000 }]);
    await setBesideRooms(propertyId, besideOf(names));

    await page.goto(`${path}/user/room-details/${propertyId}?room=101&checkIn=${dayIn(20)}&checkOut=${dayIn(22)}`);
    await page.getByRole('button', { name: say('Book Now') }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    for (const age of ['5', '6']) {
      await page.getByRole('button', { name: say('Add a child') }).click();
      await page.getByRole('combobox').filter({ visible: true }).last().selectOption(age);
    }
    await page
      .getByRole('button', { name: new RegExp(`^.*${names[0]}`) })
      .last()
      .click();
    await expect(page.getByRole('dialog')).toContainText(breakfast.replaceAll(/(PKR) |(\d) (?=روپے)/g, '$1$2\u00a0'));
    await page
      .getByRole('button', { name: new RegExp(`^.*${names[1]}`) })
      .last()
      .click();
    await expectClean(page, 'the sheet of a family');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.getByRole('button', { name: say('Continue') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Look it over, then send'));
    await expect(page.getByRole('main')).toContainText(party);
    await expect.poll(() => plain(page, 'main')).toContain(total);
    const email = newEmail();
    await sayWhoAsks(page, email, say);
    const [digits = ''] = await codesFor(email);
    await page.getByLabel(say('Code')).fill(digits);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Your request is sent'));
    for (const said of [total, party, breakfast]) expect(await plain(page, 'article')).toContain(said);

    await desk.goto(`${path}/vendorPendingBookings`);
    await expect(desk.getByRole('article')).toContainText(party);
    expect(await plain(desk, 'article')).toContain(total);
    await owner.close();
  });
}
