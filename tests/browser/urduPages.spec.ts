import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { roomPage } from './stays.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [
  '/ur',
  '/ur/search?location=Hunza',
  '/ur/search?location=Hunza&price=1-2',
  '/ur/Hotels',
  `/ur${roomPage}`,
  '/ur/Hunza',
  '/ur/destinations',
  '/ur/aboutUs',
  '/ur/contactUs',
  '/ur/privacyPolicy',
  '/ur/faqs',
  '/ur/kept',
  '/ur/userLogin',
  '/ur/vendorsignup',
  '/ur/nowhere',
];

/** The site's own words with Latin letters: what people wrote, names and addresses are marked as such. */
async function ownLatin(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: around } = texts.currentNode as Text;
      const foreign = around?.closest('bdi, [dir=auto], [lang=en], [href^=mailto], script, style');
      if (!foreign && around?.checkVisibility() && /[a-z]{2}/i.test(data)) found.push(data);
    }
    return found;
  });
}

for (const path of pages) {
  test(`${path} is in Urdu, from right to left, and axe finds nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    if (path === '/ur') await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectClean(page);
    expect(await ownLatin(page)).toEqual([]);
    await expect(page).toHaveTitle(/سرائے$/);
  });
}

/** The characters of a text from left to right, as they are seen. */
async function seen(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const places: { character: string; left: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (let at = 0; at < node.data.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        places.push({ character: node.data[at] ?? '', left: range.getBoundingClientRect().left });
      }
    }
    places.sort((a, b) => a.left - b.left);
    return places.map(({ character }) => character).join('');
  });
}

test('phone numbers, addresses and prices run from left to right', async ({ page }) => {
  await page.goto('/ur/contactUs');
  const phone = page.locator('[href^="tel:"]');
  await expect(phone).toBeVisible();
  expect(await seen(phone)).toBe(String(await phone.textContent()));
  const mail = page.locator('[href^="mailto:"]').first();
  expect(await seen(mail)).toBe(await mail.textContent());
  await page.goto(`/ur${roomPage}`);
  const price = page.getByText(/^7,800/).first();
  expect(await seen(price)).toMatch(/7,800\s*$/);
});
