import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { dayIn, openHotel } from './requests.ts';
import { languages } from './urduWords.ts';

const phone = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

const number = '03459876543';
const wrong = 'A'.repeat(22);

/** A walk-in for tonight: each press is counted, and what is typed needs none. Answers with the number of presses. */
async function enterWalkIn(page: Page, words: (english: string) => string): Promise<number> {
  let presses = 0;
  const press = async (name: string | RegExp, role: 'link' | 'button') => {
    presses += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await press(/101[,،] 102/, 'link');
  await expect(page.getByLabel(words('Name'), { exact: true })).toBeFocused();
  await page.keyboard.type('Gul Khan');
  await page.keyboard.press('Enter');
  await page.keyboard.type(number);
  await press(words('Save'), 'button');
  await expect(page).toHaveURL(/\/vendorActiveBookings$/);
  return presses;
}

/** Somebody without an account, who has the link alone. */
async function openByLink(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

/** Both languages stand on the paper of a voucher, and one on the screen. */
async function expectBothOnPaper(page: Page): Promise<void> {
  const stated = { English: page.getByText('To pay at the hotel'), Urdu: page.getByText('ہوٹل میں دینے کی رقم') };
  const shown = async () => [await stated.English.isVisible(), await stated.Urdu.isVisible()].filter(Boolean).length;
  expect(await shown()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toBe(2);
  await page.emulateMedia({ media: 'screen' });
}

async function expectCalendarFile(page: Page, name: string): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`DTSTART;VALUE=DATE:${dayIn(0).replaceAll('-', '')}\r\n`);
  expect(text).toContain(`DTEND;VALUE=DATE:${dayIn(1).replaceAll('-', '')}\r\n`);
}

for (const [language, prefix, words] of languages) {
  test(`a walk-in takes two taps, and somebody without an account opens his voucher, in ${language}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await openHotel(page);
    await page.goto(`${prefix}/dashboard`);
    expect(await enterWalkIn(page, words)).toBe(2);
    const sayTo = (english: string) => words(english).replace('{name}', 'Gul Khan');
    await page.getByRole('button', { name: sayTo('Send the voucher of {name}') }).click();
    const sheet = page.getByRole('dialog', { name: words('Link to the voucher') });
    const link = await sheet.getByLabel(words('Link'), { exact: true }).inputValue();
    expect(link).toMatch(new RegExp(`${prefix}/v#[\\w-]{22}$`));
    const chat = sheet.getByRole('link', { name: words('Send in WhatsApp') });
    const sent = new URL((await chat.getAttribute('href')) ?? '');
    expect(sent.pathname).toBe('/923459876543');
    expect(sent.searchParams.get('text')).toContain(link);
    expect(sent.searchParams.get('text')).toContain('2,500');
    await expectClean(page, `the link of a voucher in ${language}`);

    const third = await openByLink(browser, link);
    await expect(third.getByRole('heading', { level: 1 })).toContainText('Lodge of');
    await expect(third.getByRole('main')).toContainText('Gul Khan');
    await expect(third.getByRole('link', { name: /03001234567/ })).toHaveAttribute('href', 'tel:+923001234567');
    await expect(third.getByRole('link', { name: words('Open in Maps') })).toBeVisible();
    expect(await third.content()).not.toContain(number);
    await expect(third.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectClean(third, `a voucher in ${language}`);
    await expectBothOnPaper(third);
    await expectCalendarFile(third, words('Add to calendar'));

    await sheet.getByRole('button', { name: words('End this link') }).click();
    await expect(sheet).toBeHidden();
    const ended = third.getByRole('heading', { name: words('This link opens nothing') });
    await third.reload();
    await expect(ended).toBeVisible();
    const said = await third.getByRole('main').textContent();
    await third.goto(link.replace(/#.*/, ''));
    await third.goto(link.replace(/#.*/, `#${wrong}`));
    await expect(ended).toBeVisible();
    expect(await third.getByRole('main').textContent()).toBe(said);
    await third.context().close();
  });
}
