import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { codesFor } from './inbox.ts';
import { newEmail, sayWhoAsks } from './people.ts';
import { someDay } from './stays.ts';
import { urduWords } from './urduWords.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const urdu = await urduWords();
const languages = [
  ['en', '', (english: string) => english],
  ['ur', '/ur', urdu],
] as const;

/** A text with ordinary spaces. */
const plain = async (page: Page, selector: string) =>
  ((await page.locator(selector).first().textContent()) ?? '').replaceAll('\u00a0', ' ');

for (const [language, prefix, say] of languages) {
  test(`four guests who find no room of four see two rooms, and ask for both, in ${language}`, async ({ page }) => {
    const arrival = someDay();
    const days = `checkIn=${arrival}&checkOut=${addDays(arrival, 2)}`;
    await page.goto(`${prefix}/search?location=Chitral&guests=4-&price=0-2500&${days}`);
    const offers = page.getByRole('main').getByRole('listitem').getByRole('link');
    const offer = offers.filter({ hasText: language === 'en' ? /take 4 guests in 2 rooms$/ : /4 مہمان 2 کمرے/ });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectClean(page, 'the offer of two rooms');
    await offer.click();

    await expect(page).toHaveURL(/rooms=2&guests=4-/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectClean(page, 'the results for two rooms');
    const total = language === 'en' ? 'PKR 6,000' : '6,000 روپے';
    expect(await plain(page, 'article')).toContain(total);
    await page.getByRole('article').first().getByRole('link').first().click();

    await page.getByRole('button', { name: say('Book Now') }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('dialog').getByText(language === 'en' ? /^2 rooms$/ : /^2 کمرے$/)).toBeVisible();
    await expect(page.getByRole('dialog').getByText(language === 'en' ? '4 guests' : '4 مہمان')).toBeVisible();
    expect(await plain(page, 'dialog')).toContain(total);
    await page.getByRole('button', { name: say('Continue') }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Look it over, then send'));
    expect(await plain(page, 'dl')).toContain(total);
    await expectClean(page, 'the request for two rooms');
    const email = newEmail();
    await sayWhoAsks(page, email, say);
    const [digits = ''] = await codesFor(email);
    await page.getByLabel(say('Code')).fill(digits);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Your request is sent'));
    expect(await plain(page, 'article')).toContain(total);
  });
}
