import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { invitationLink } from './inbox.ts';
import { newEmail, password } from './people.ts';
import { dayIn, openHotel } from './requests.ts';
import { languages } from './urduWords.ts';

const phone = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

/** Addresses of the desk that are the owner's alone. */
const ofOwner = ['/figures', '/vendorprofile', '/propertyposts', '/createpost', '/calendars', '/rates', '/bookings'];

const income = /income|آمدنی/i;

/** Nothing of the owner's alone is on a page, nor any way to it. */
async function expectNothingOfOwner(page: Page): Promise<void> {
  for (const address of ofOwner) await expect(page.locator(`a[href$="${address}"]`)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(income);
}

for (const [language, prefix, words] of languages) {
  test(`a helper works at the desk, and sees no income, figures, accounts or settings, in ${language}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { call, vendorId, propertyId, email: ownersEmail } = await openHotel(page);
    const stay = { bookingStartDate: dayIn(0), bookingEndDate: dayIn(2), price: 2500, priceFor: 'night' };
    const guest = { userName: 'Gul Khan', contactNumber: '03459876543', source: 'walkIn', guests: 2 };
    await call('post', '/vendor/booking', { propertyId, rooms: [101], ...guest, ...stay });
    const email = newEmail();
    await call('post', `/vendor/staff/${vendorId}`, { email });

    const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const helper = await context.newPage();
    const { pathname, hash } = new URL(await invitationLink(email));
    await helper.goto(prefix + pathname.replace(/^\/ur(?=\/)/, '') + hash);
    await helper.getByLabel(words('Name'), { exact: true }).fill('Karim Baig');
    await helper.getByLabel(words('Password'), { exact: true }).fill(password);
    await helper.getByRole('button', { name: words('Accept the invitation') }).click();

    await expect(helper.getByRole('region', { name: new RegExp(words('Arriving')) })).toContainText('Gul Khan');
    await expectNothingOfOwner(helper);
    await expectClean(helper, `today of a helper in ${language}`);
    for (const address of ['/calendar', '/vendorPendingBookings']) {
      await helper.goto(prefix + address);
      await expect(helper.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingOfOwner(helper);
    }

    await helper.goto(`${prefix}/vendorActiveBookings`);
    const card = helper.getByRole('article').filter({ hasText: 'Gul Khan' });
    await expect(card).toContainText('5,000');
    for (const name of ['Send the voucher of {name}', 'Check in: {name}', 'Change the booking of {name}'])
      await expect(card.getByRole('button', { name: words(name).replace('{name}', 'Gul Khan') })).toBeVisible();
    const cancel = words('Cancel booking of {name}').replace('{name}', 'Gul Khan');
    await expect(card.getByRole('button', { name: cancel })).toHaveCount(0);
    await expect(helper.getByRole('navigation', { name: words('Kind of booking') })).toHaveCount(0);
    await expectNothingOfOwner(helper);

    for (const address of ofOwner) {
      await helper.goto(prefix + address);
      await expect(helper.getByRole('main')).toContainText(words("This page is the owner's"));
      const text = await helper.getByRole('main').textContent();
      expect(text).not.toContain(ownersEmail);
      expect(text).not.toMatch(/5,000|2,500/);
    }
    await context.close();
  });
}
