import { expect, type Locator, test } from '@playwright/test';
import { roomPage } from './stays.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  // Until the site has taken over, the price is in a page that is about to be replaced.
  await expect(page.locator('[data-page]')).toHaveCount(0);
  const price = page
    .getByRole('complementary')
    .getByText(/^7,800/)
    .first();
  expect(await seen(price)).toMatch(/7,800\s*$/);
});
