import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { addDays } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { codesFor, confirmLink } from './inbox.ts';
import { logOut, newEmail, sayWhoAsks, signUp } from './people.ts';
import { dayIn } from './requests.ts';
import { hotel, openRequest, reviewRequest, someDay } from './stays.ts';
import { urduWords } from './urduWords.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

const urdu = await urduWords();
const languages = [
  ['en', '', (english: string) => english],
  ['ur', '/ur', urdu],
] as const;

/** Counts the presses of a person: one on a control, and one into a field that is then typed into. */
function counted(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    press: async (control: Locator) => {
      taps += 1;
      await control.click();
    },
    type: async (field: Locator, text: string) => {
      taps += 1;
      await field.click();
      await field.fill(text);
    },
    /** Types into the field that has the focus already. */
    goOn: (field: Locator, text: string) =>
      expect(field)
        .toBeFocused()
        .then(() => page.keyboard.type(text)),
  };
}

/** Opens the link of the mail on another device, and presses its button. */
async function pressElsewhere(browser: Browser, email: string, button: string): Promise<void> {
  const link = await confirmLink(email);
  const context = await browser.newContext({ viewport: phone });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: button }).click();
  await expect(other.getByRole('button', { name: button })).toBeHidden();
  await expectClean(other, 'the page of the link');
  await context.close();
}

for (const [language, prefix, say] of languages) {
  test(`a new traveller comes from home to a sent request in at most 20 presses, in ${language}`, async ({ page }) => {
    const email = newEmail();
    const arrival = dayIn(200);
    const { press, type, goOn, taps } = counted(page);
    const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });
    await page.goto(prefix || '/', { waitUntil: 'networkidle' });
    await press(page.getByRole('combobox', { name: say('Location') }));
    await press(page.getByRole('option', { name: say('Hunza Valley') }));
    await type(page.getByLabel(say('Check-in')), arrival);
    await type(page.getByLabel(say('Check-out')), addDays(arrival, 3));
    await type(page.getByLabel(say('Sleeps at least')), '4');
    await press(page.locator('label[for]').filter({ hasText: say('Class and price:') }));
    await type(page.getByLabel(say('Max price')), '15000');
    await press(button('Search'));
    await press(page.getByRole('button', { name: new RegExp(`^(Filters|${say('Filters')})`) }));
    await press(button('Heating'));
    await press(button('Hot water all day'));
    await press(page.getByRole('main').getByRole('button', { name: say('Search'), exact: true }));
    await expect(page).toHaveURL(/facts=heating/);
    await press(page.getByRole('article').first().getByRole('link').first());
    await press(button('Book Now'));
    await expect(page.getByRole('dialog').locator('output').last()).toContainText('4');
    await press(button('Add a note for the owner'));
    await goOn(page.getByLabel(say('Note for the owner')), 'We come late.');
    await press(button('Continue'));
    await expect(page).toHaveURL(`${prefix}/sendBookingRequest`);
    await expectClean(page, 'who asks');
    await type(page.getByLabel(say('Name')), 'Amina Khan');
    await type(page.getByLabel(say('Email')), email);
    await type(page.getByLabel(say('Contact Number')), '0300 1234567');
    await press(button('Send'));
    const code = page.getByLabel(say('Code'));
    const [digits = ''] = await codesFor(email);
    await expect(code).toBeVisible();
    await expectClean(page, 'the code');
    await goOn(code, digits);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Your request is sent'));
    await expect(page).toHaveURL(/booking=/);
    test.info().annotations.push({ type: 'presses', description: String(taps()) });
    console.log(`${language}: ${taps()} presses`);
    expect(taps()).toBeLessThanOrEqual(20);
  });

  test(`the request goes by itself when the link is pressed on another device, in ${language}`, async ({
    page,
    browser,
  }) => {
    const [mistyped, email] = [newEmail(), newEmail()];
    const arrival = someDay();
    await openRequestIn(page, prefix, say, arrival);
    await sayWhoAsks(page, mistyped, say);
    await page.getByRole('button', { name: say('Correct the address') }).click();
    await sayWhoAsks(page, email, say);
    await expect(page.getByLabel(say('Code'))).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(say('Code'))).toBeVisible();
    await pressElsewhere(browser, email, say('Confirm my email'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Your request is sent'), { timeout: 10_000 });
  });
}

async function openRequestIn(page: Page, prefix: string, say: (english: string) => string, arrival: string) {
  await page.goto(`${prefix}/user/room-details/${hotel.id}?room=${hotel.room}`);
  await page.getByRole('button', { name: say('Book Now') }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByLabel(say('Check-in'), { exact: true }).fill(arrival);
  await page.getByLabel(say('Check-out'), { exact: true }).fill(addDays(arrival, 2));
  await page.getByRole('button', { name: say('Continue') }).click();
}

test('a visitor without a line keeps what was typed, and goes on when there is one', async ({ page, context }) => {
  const email = newEmail();
  const arrival = someDay();
  await openRequest(page, arrival, addDays(arrival, 2));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
  await context.setOffline(true);
  await sayWhoAsks(page, email);
  await expect(page.getByText(/what you typed is kept/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Code')).toBeVisible();
  const [code = ''] = await codesFor(email);
  await page.getByLabel('Code').fill(code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is sent');
});

test('a traveller who signed up with a mistyped address corrects it, and the request goes with the link', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await signUp(page, 'user');
  const arrival = someDay();
  await reviewRequest(page, arrival, addDays(arrival, 2));
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email, and your request goes');
  await page.getByRole('button', { name: 'Correct the address' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(`A code and a link went to ${email}`)).toBeVisible();
  await expectClean(page, 'a request that waits for its email');
  await pressElsewhere(browser, email, 'Confirm my email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is sent', { timeout: 10_000 });
});

for (const role of ['user', 'vendor'] as const) {
  test(`a ${role} logs in by a code`, async ({ page }) => {
    const email = await signUp(page, role);
    await logOut(page);
    await page.goto(role === 'user' ? '/userLogin?next=/updateProfile' : '/vendorLogin?next=/vendorprofile');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Log in by a code' }).click();
    const [code = ''] = await codesFor(email);
    await expectClean(page, 'the code of a login');
    await page.getByLabel('Code').fill(code);
    await expect(page).toHaveURL(role === 'user' ? '/updateProfile' : '/vendorprofile');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });
}
