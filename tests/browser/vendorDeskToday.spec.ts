import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { dayIn, openGuest, openHotel } from './requests.ts';
import { languages } from './urduWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/** Twelve rooms of three kinds. */
const house = [
  ...[101, 102, 103, 104, 105, 106].map((roomNumber) => ({ roomNumber, No_of_beds: 1, capacity: 2, price: 6500 })),
  ...[201, 202, 203, 204].map((roomNumber) => ({ roomNumber, No_of_beds: 2, capacity: 4, price: 12_000 })),
  ...[301, 302].map((roomNumber) => ({ roomNumber, No_of_beds: 3, capacity: 6, price: 19_500 })),
];

type Hotel = Awaited<ReturnType<typeof openHotel>>;

interface Stay {
  rooms: readonly number[];
  days: readonly [number, number];
  guest: string;
  price?: number;
}

/** Enters a booking from one day from today to another. */
function take({ call, propertyId }: Hotel, { rooms, days, guest, price = 6500 }: Stay) {
  const person = { userName: guest, contactNumber: '03459876543', source: 'phone', guests: 2 };
  const [bookingStartDate, bookingEndDate] = days.map(dayIn);
  const stay = { bookingStartDate, bookingEndDate, price, priceFor: 'night' };
  return call('post', '/vendor/booking', { propertyId, rooms, ...person, ...stay });
}

test('a house of twelve rooms takes two screens of a phone, in both languages', async ({ page }) => {
  test.slow();
  const hotel = await openHotel(page, house);
  for (const [rooms, days, guest] of [
    [[101], [0, 2], 'Amina Khan'],
    [[102], [0, 1], 'زرمینہ یوسفزئی'],
    [[201, 202, 203], [0, 3], 'Shandur Adventure Tours and Travels'],
    [[301], [0, 5], 'John Whitfield'],
    [[103], [-1, 2], 'Bilal Ahmed'],
    [[104], [-3, 4], 'Noor Fatima'],
    [[204], [-2, 1], 'Zarmina Yousafzai-Durrani'],
    [[105], [-5, 1], 'Gul Khan'],
    [[106], [-2, 0], 'Sana Mir'],
    [[302], [-4, 0], 'Imran Qureshi'],
  ] as const)
    await take(hotel, { rooms, days, guest });
  const asking = await openGuest(page, 'Zara Malik');
  for (const [room, days] of [
    [106, [1, 3]],
    [302, [6, 9]],
    [201, [10, 12]],
  ] as const)
    await asking.ask(hotel.propertyId, room, days);
  for (const [language, prefix, words] of languages) {
    await page.goto(`${prefix}/dashboard`);
    await expect(page.getByRole('region', { name: `${words('Arriving')} 4` })).toContainText('John Whitfield');
    await expect(page.getByRole('region', { name: `${words('Requests waiting')} 3` })).toContainText('Zara Malik');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, language).toBeLessThanOrEqual(2 * 844);
    await expectClean(page, `today in ${language}`);
  }
});

/** The guests of a day are noted as they come, go and stay away. */
async function workDay(page: Page, prefix: string, words: (english: string) => string): Promise<void> {
  const part = (name: string) => page.getByRole('region', { name: words(name) });
  const note = (name: string, guest: string) => page.getByRole('button', { name: sayTo(words, name, guest) });
  await page.goto(`${prefix}/dashboard`);
  await note('Check in: {name}', 'Amina Khan').click();
  await expect(part('Arriving')).toContainText(words('{count} checked in').replace('{count}', '1'));
  await expect(note('Check in: {name}', 'Amina Khan')).toHaveCount(0);
  await note('Check out: {name}', 'Sana Mir').click();
  await expect(part('Leaving')).toContainText(words('{count} checked out').replace('{count}', '1'));
  // By the keyboard: the line opens its booking, Escape goes back to the line.
  const line = part('Arriving')
    .getByRole('button', { name: /Bilal Ahmed/ })
    .first();
  await line.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: sayTo(words, 'Booking of {name}', 'Bilal Ahmed') });
  await expect(sheet.getByRole('link', { name: /03459876543/ })).toHaveAttribute('href', 'tel:+923459876543');
  await expectClean(page, 'a booking that is looked at');
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await note('Did not come: {name}', 'Bilal Ahmed').click();
  await page.getByRole('radio', { name: /6,500/ }).check();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: words('Did not come'), exact: true })
    .click();
  await expect(note('Did not come: {name}', 'Bilal Ahmed')).toHaveCount(0);
  await sheet.getByRole('button', { name: words('Close'), exact: true }).click();
  await expect(part('Not coming')).toContainText('Bilal Ahmed');
  await expect(part('Free tonight')).toContainText('103');
  await expectClean(page, 'a day that was worked through');
}

function sayTo(words: (english: string) => string, english: string, guest: string): string {
  return words(english).replace('{name}', guest);
}

for (const [language, prefix, words] of languages) {
  test(`a guest is checked in, another out, and a third did not come, on a phone in ${language}`, async ({ page }) => {
    const hotel = await openHotel(page, house.slice(0, 3));
    await take(hotel, { rooms: [101], days: [0, 1], guest: 'Amina Khan' });
    await take(hotel, { rooms: [102], days: [-1, 0], guest: 'Sana Mir', price: 100 });
    await take(hotel, { rooms: [103], days: [0, 1], guest: 'Bilal Ahmed' });
    await workDay(page, prefix, words);
    await page.goto('/figures');
    // On the first of a month the night before belongs to another one.
    await expect(page.getByRole('main')).toContainText(/PKR\s13,[01]00/);
  });
}

test('the day is turned to another one, and a free room leads to the form of a booking', async ({ page }) => {
  const hotel = await openHotel(page);
  await take(hotel, { rooms: [101], days: [1, 2], guest: 'Amina Khan' });
  await page.goto('/dashboard');
  await expect(page.getByText('Nobody arrives.')).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tomorrow');
  await expect(page.getByRole('region', { name: 'Arriving' })).toContainText('Amina Khan');
  await page.getByRole('link', { name: 'Book: Room 102' }).click();
  await expect(page).toHaveURL(new RegExp(`^.+/ownBooking\\?property=.+&room=102&from=${dayIn(1)}&to=${dayIn(2)}$`));
  await expect(page.getByRole('checkbox', { name: 'Room 102' })).toBeChecked();
});
