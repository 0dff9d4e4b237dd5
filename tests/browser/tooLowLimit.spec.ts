import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { codesFor } from './inbox.ts';
import { newEmail, sayWhoAsks } from './people.ts';
import { dayIn, openHotel } from './requests.ts';
import { urduWords } from './urduWords.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const urdu = await urduWords();
const languages = [
  {
    language: 'en',
    prefix: '',
    say: (english: string) => english,
    reason: /^No rooms up to PKR\s10,000 are free for /,
    way: /^1 hotel is free then above PKR\s10,000$/,
    total: 'PKR 36,000',
    guests: '4 guests',
  },
  {
    language: 'ur',
    prefix: '/ur',
    say: urdu,
    reason: /10,000\sروپے تک کے کمرے خالی نہیں۔$/,
    way: /^10,000\sروپے سے زیادہ میں: ان دنوں 1 ہوٹل خالی ہے$/,
    total: '36,000 روپے',
    guests: '4 مہمان',
  },
];

/** A text with ordinary spaces. */
const plain = async (page: Page, selector: string) =>
  ((await page.locator(selector).first().textContent()) ?? '').replaceAll('\u00a0', ' ');

for (const { language, prefix, say, reason, way, total, guests } of languages) {
  test(`a family of four whose limit is too low learns the reason, and asks for a room one press later, in ${language}`, async ({
    browser,
    page,
  }) => {
    const owner = await browser.newContext();
    const family = [101, 102].map((roomNumber) => ({ roomNumber, No_of_beds: 3, capacity: 5, price: 12_000 }));
    const { city } = await openHotel(await owner.newPage(), family);
    await owner.close();

    const days = `checkIn=${dayIn(20)}&checkOut=${dayIn(23)}`;
    await page.goto(`${prefix}/search?location=${encodeURIComponent(city)}&guests=4-&price=0-10000&${days}`);
    await expect(page.getByRole('heading', { name: reason })).toBeVisible();
    await expectClean(page, 'the reason');
    await page.getByRole('main').getByRole('link', { name: way }).click();

    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await plain(page, 'article')).toContain(total);
    await expect(page.getByRole('main').getByRole('status')).toContainText(total.replace(' ', '\u00a0'));
    await page.getByRole('article').getByRole('link').click();

    await expect(page.locator('[data-bar]')).toContainText(total.replace(' ', '\u00a0'));
    await expectClean(page, 'the room');
    await page.getByRole('button', { name: say('Book Now') }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('dialog').getByText(guests, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: say('Continue') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Look it over, then send'));
    const email = newEmail();
    await sayWhoAsks(page, email, say);
    const [digits = ''] = await codesFor(email);
    await page.getByLabel(say('Code')).fill(digits);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Your request is sent'));
    expect(await plain(page, 'article')).toContain(total);
    expect(await plain(page, 'article')).toContain(guests);
  });
}
