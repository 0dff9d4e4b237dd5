import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { confirmOnPage, mailSaying } from './inbox.ts';
import { type Language, languages } from './kindHotels.ts';
import { signUp } from './people.ts';
import { callerOf, dayIn, openHotel } from './requests.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone.viewport });

/** An owner and a guest with a stay that is agreed, each at a page of their own. */
interface Scene {
  owner: Page;
  guest: Page;
  path: string;
  say: Language['say'];
}

/** A sum as pages say it in either language. */
const sum = (rupees: string) => new RegExp(`PKR.${rupees}|${rupees}.روپے`);

/** A guest with an account, and a stay of two nights that the owner has accepted. */
async function agreed(guest: Page, { vendorId, propertyId, call }: Awaited<ReturnType<typeof openHotel>>) {
  const email = await signUp(guest, 'user');
  await confirmOnPage(guest, 'user', email);
  const ask = callerOf(guest, (await guest.evaluate(() => localStorage.getItem('UserToken'))) ?? '');
  const stay = { bookingStartDate: dayIn(10), bookingEndDate: dayIn(12), guests: 2 };
  const { _id } = await ask('post', '/user/booking-request', { propertyId, roomNumber: 101, ...stay });
  await call('put', `/vendor/accept-bookingRequest/${vendorId}?bookingRequestId=${_id}`);
  return email;
}

/** Opens the form of another stay, and moves the check-out. */
async function moveCheckOut(page: Page, { say, button, day }: Pick<Scene, 'say'> & { button: string; day: number }) {
  await page.getByRole('button', { name: new RegExp(say(button).replace(/\{\w+\}/, '.*')) }).click();
  const sheet = page.getByRole('dialog');
  const field = sheet.getByLabel(say('Check-out'), { exact: true });
  await field.fill(dayIn(day));
  return { sheet, field };
}

async function together(browser: Browser, owner: Page, { path, say }: Language): Promise<void> {
  const hotel = await openHotel(owner);
  const context = await browser.newContext(phone);
  const guest = await context.newPage();
  const email = await agreed(guest, hotel);

  await guest.goto(`${path}/userActiveBookings`);
  const asked = await moveCheckOut(guest, { say, button: 'Change the booking: {stay}', day: 13 });
  await expect(asked.sheet).toContainText(sum('7,500'));
  await expectClean(guest, 'the form of another stay');
  await guest.route('**/proposal', (route) => route.abort());
  await asked.sheet.getByRole('button', { name: say('Ask the owner') }).click();
  await expect(asked.field).toHaveValue(dayIn(13));
  await guest.unroute('**/proposal');
  await asked.sheet.getByRole('button', { name: say('Ask the owner') }).click();
  await expect(guest.getByRole('region', { name: say('You asked for a change') })).toContainText(sum('7,500'));

  await owner.goto(`${path}/vendorActiveBookings`);
  const wish = owner.getByRole('region', { name: say('The guest asks for a change') });
  await expect(wish).toContainText(sum('5,000'));
  await expect(wish).toContainText(sum('7,500'));
  await expectClean(owner, 'the wish of a guest');
  await wish.getByRole('button', { name: new RegExp(say('Say yes to {name}').replace('{name}', '.*')) }).click();
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: say('Say yes'), exact: true })
    .click();
  await expect(wish).toHaveCount(0);
  await mailSaying(email, /yes to|ہاں/);

  await proposeInVain({ owner, guest, path, say });
  await context.close();
}

/** The owner proposes a night more, and the guest says no: what was agreed stands. */
async function proposeInVain({ owner, guest, path, say }: Scene): Promise<void> {
  const proposed = await moveCheckOut(owner, { say, button: 'Propose a change to {name}', day: 14 });
  await expect(proposed.sheet).toContainText(sum('10,000'));
  await proposed.sheet.getByRole('button', { name: say('Ask the guest') }).click();
  await expect(owner.getByRole('region', { name: say('Proposed to the guest') })).toContainText(sum('10,000'));

  await guest.goto(`${path}/userActiveBookings`);
  const proposal = guest.getByRole('region', { name: say('Your host proposes a change') });
  await proposal.getByRole('button', { name: new RegExp(`^${say('Say no')}`) }).click();
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: say('Say no'), exact: true })
    .click();
  await expect(proposal).toHaveCount(0);
  await expect(guest.getByRole('article')).toContainText(sum('7,500'));
}

for (const [name, language] of Object.entries(languages)) {
  test(`a stay is longer by a night with the owner's yes, and by no more after the guest's no, on phones in ${name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await together(browser, page, language);
  });
}
