import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../../shared/rules/dates.ts';
import { confirmEmail } from './inbox.ts';
import { newEmail, password } from './people.ts';
import { roomPage, someDay } from './stays.ts';
import { urduWords } from './urduWords.ts';

const say = await urduWords();

/** The link in the header to the other language, which names itself in that. */
function otherLanguage(page: Page, name: 'اردو' | 'English') {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** The page is there in that language, and holds what is pressed from now on. */
async function expectLanguage(page: Page, lang: 'ur' | 'en'): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ur' ? 'rtl' : 'ltr');
}

test('the switch keeps the page and its query, and is remembered when the browser was closed', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await otherLanguage(page, 'اردو').click();
  await expect(page).toHaveURL('/ur');
  await expectLanguage(page, 'ur');

  await otherLanguage(page, 'English').click();
  await expect(page).toHaveURL('/');
  await page.goto(`${roomPage}#reviews`);
  await otherLanguage(page, 'اردو').click();
  await expect(page).toHaveURL(`/ur${roomPage}#reviews`);
  await expectLanguage(page, 'ur');

  const cookies = await page.context().cookies();
  const kept = cookies.filter(({ expires }) => expires > Date.now() / 1000);
  const later = await browser.newContext();
  await later.addCookies(kept);
  const opened = await later.newPage();
  await opened.goto('/search?location=Hunza');
  await expect(opened).toHaveURL('/ur/search?location=Hunza');
  await expectLanguage(opened, 'ur');

  await otherLanguage(opened, 'English').click();
  await expect(opened).toHaveURL('/search?location=Hunza');
  await opened.goto('/ur/search?location=Hunza');
  await expect(opened).toHaveURL('/search?location=Hunza');
  await expectLanguage(opened, 'en');
  await later.close();
});

test.describe('a phone that is set to Urdu', () => {
  test.use({ locale: 'ur-PK' });

  test('opens the site in Urdu', async ({ page }) => {
    await page.goto('/Hotels');
    await expect(page).toHaveURL('/ur/Hotels');
    await expectLanguage(page, 'ur');
  });
});

test('a page names itself in both languages to search engines', async ({ page, baseURL }) => {
  await page.goto('/ur/Hotels?city=Gilgit');
  for (const [language, path] of [
    ['en', '/Hotels'],
    ['ur', '/ur/Hotels'],
    ['x-default', '/Hotels'],
  ]) {
    const link = page.locator(`link[rel=alternate][hreflang=${language}]`);
    await expect(link).toHaveAttribute('href', `${baseURL}${path}?city=Gilgit`);
  }
});

test('the place field proposes Murree in Urdu, and searches for what it proposes', async ({ page }) => {
  await page.goto('/ur', { waitUntil: 'networkidle' });
  const place = page.getByRole('combobox', { name: say('Location') });
  await expect(place).toHaveValue('مری');
  await place.click();
  await expect(place).toHaveAttribute('aria-expanded', 'true');
  await place.fill('ہنز');
  await page.getByRole('option', { name: 'وادیِ ہنزہ' }).click();
  await page.getByRole('button', { name: say('Search'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('وادیِ ہنزہ');
  await expect(page.getByRole('article').first()).toContainText('وادیِ ہنزہ');
});

test('a traveller asks for a room in Urdu alone, and the account learns the language', async ({ page, request }) => {
  const email = newEmail();
  const form = { email, password, firstName: 'آمنہ', lastName: 'خان', DateOfBirth: '05/24/92', Gender: 'Female' };
  const signup = await request.post('/api/user/signup', { data: { ...form, phoneNumber: '03001234567' } });
  expect(signup.ok()).toBe(true);
  const { user, token } = (await signup.json()).data;
  await confirmEmail(request, 'user', { id: user._id, email, token });

  await page.goto('/ur/userLogin');
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill('Wrong#Road1');
  await page.getByRole('button', { name: say('Login'), exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  expect(await alert.textContent()).not.toMatch(/[a-z]/i);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Login'), exact: true }).click();
  await expect(page).toHaveURL('/ur/userAccount');

  const arrival = someDay();
  await page.goto(`/ur${roomPage}`);
  await page.getByRole('button', { name: say('Book Now') }).click();
  await page.getByLabel(say('Check-in'), { exact: true }).fill(arrival);
  await page.getByLabel(say('Check-out'), { exact: true }).fill(addDays(arrival, 3));
  await expect(page.getByText('3 راتیں × 7,800 روپے = 23,400 روپے')).toBeVisible();
  await page.getByRole('button', { name: say('Continue') }).click();
  await expect(page).toHaveURL('/ur/sendBookingRequest');
  await page.getByRole('button', { name: say('Send'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Your request is sent'));
  const own = (await page.getByRole('main').textContent())?.replace(/Kashmir Point Terrace|Murree Hills/g, '');
  expect(own).not.toMatch(/[a-z]{2}/i);

  const told = page.waitForRequest('**/api/user/language/*');
  await otherLanguage(page, 'English').click();
  expect((await told).postDataJSON()).toEqual({ language: 'en' });
  await expectLanguage(page, 'en');
});
