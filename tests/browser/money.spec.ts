import { expect, test } from '@playwright/test';
import { raastPayload } from '../../shared/rules/raast.ts';
import { expectClean } from './axe.ts';
import { endTime, holdPayee, readCode } from './money.ts';
import { cancel, confirm, deny, keptText, prove, request } from './moneyGuest.ts';
import { accept, askHalf, hasLines, iban, missed, payBack, receive, turnTo } from './moneyOwner.ts';
import { operate } from './operate.ts';
import { openHotel } from './requests.ts';
import { button, expectQuiet, type Phone, phoneOf, says, sheetOf, shows, small } from './twoPhones.ts';
import { languages } from './urduWords.ts';

const { viewport, serviceWorkers, reducedMotion } = small;

test.use({ viewport, serviceWorkers, contextOptions: { reducedMotion } });

/** Reads the code off the screen, by day and by night. */
async function readsCode(guest: Phone, payload: string): Promise<void> {
  const code = sheetOf(guest).getByRole('img');
  await expect(code).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.page.emulateMedia({ colorScheme });
    expect(await readCode(code)).toBe(payload);
  }
  await guest.page.emulateMedia({ colorScheme: 'light' });
  await expectClean(guest.page, 'the account to pay to');
}

/** Without a line the account is known by its title and end, on the open page and after it is opened again. */
async function payOffline(guest: Phone): Promise<void> {
  const { page } = guest;
  const sheet = sheetOf(guest);
  await page.context().setOffline(true);
  for (const again of [false, true]) {
    if (again) {
      await page.keyboard.press('Escape');
      await button(guest, 'How to pay').click();
    }
    await shows(guest, 'The code and the IBAN need a connection. They come as soon as there is one.', sheet);
    for (const known of ['Karim Beg', iban.slice(-4), '2,500']) await expect(sheet).toContainText(known);
    await expect(sheet.getByRole('img')).toHaveCount(0);
    await expect(sheet).not.toContainText(/SCBL/);
  }
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  guest.faults.length = 0;
}

async function keepsNoAccount({ page }: Phone): Promise<void> {
  const kept = await keptText(page);
  expect(kept).toContain('Karim Beg');
  for (const secret of [iban, iban.slice(4, 20), '03455556677']) expect(kept.includes(secret), secret).toBe(false);
}

for (const language of languages) {
  test(`an advance is paid by its code, received, and given back to a guest who cancels, in ${language[0]}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { call, vendorId, propertyId } = await openHotel(page);
    const owner = phoneOf(page, language);
    await askHalf(owner);
    await holdPayee(vendorId);
    const { guest, id } = await request(browser, language, propertyId, shows);
    await accept(owner, shows);
    await shows(guest, 'If nothing comes by then, the booking ends and its nights are free for others.');
    await button(guest, 'How to pay').click();
    const { advance } = await call('get', `/vendor/booking/${id}/payment`);
    await readsCode(guest, raastPayload({ iban, amount: 2500, until: advance.until }));
    await payOffline(guest);
    await prove(guest, 'I have paid', '31234567890', shows);
    await turnTo(owner, 'active');
    await receive(owner, shows);
    await hasLines(owner, 1);
    await guest.page.reload();
    await shows(guest, '{came} of the advance have come');
    await cancel(guest, shows);
    await payBack(owner, shows);
    await hasLines(owner, 2);
    await confirm(guest);
    await turnTo(owner, 'cancelled');
    await shows(owner, 'Your guest has got {back} back.');
    await keepsNoAccount(guest);
    expectQuiet(owner, guest);
  });

  test(`a payment that is not seen lapses, is proved late, and its refund is denied and settled, in ${language[0]}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { owner, guest, id } = await missed(page, browser, language, '41234567890');
    await shows(owner, 'You did not see the payment. Your guest can prove it again until {until}.');
    await guest.page.reload();
    await shows(guest, 'Your host does not see your payment');

    await endTime(id);
    await expect(async () => {
      await turnTo(owner, 'cancelled');
      await says(owner, 'The advance was not paid in time. The booking has ended, and its nights are free.');
    }).toPass({ timeout: 120_000 });
    await guest.page.reload();
    await shows(guest, 'The time for the advance is over');
    await prove(guest, 'I paid before that', '51234567890');
    await turnTo(owner, 'cancelled');
    await shows(
      owner,
      'This was sent after the time had ended, of a payment before it. If it came, the booking stands again where its nights are free; else you pay it back.',
    );
    await receive(owner);
    await guest.page.reload();
    await cancel(guest);
    await payBack(owner);
    await deny(guest);
    await turnTo(owner, 'cancelled');
    await shows(owner, 'Your guest says that {back} did not come. Somebody of Sarai looks at it.');

    const side = language[0] === 'English' ? 'guest' : 'owner';
    expect(operate('advances')).toContain(id);
    operate('settle-advance', id, '--for', side, '--note', 'The bank of the host has it.', '--yes');
    await turnTo(owner, 'cancelled');
    await shows(owner, settled[side].owner);
    await guest.page.reload();
    await shows(guest, settled[side].guest);
    expectQuiet(owner, guest);
  });
}

const settled = {
  guest: {
    owner:
      'Somebody of Sarai has settled this for your guest: the refund counts as not paid. You owe {due}: pay it, then write it down here. Until then you can ask for no advances, and your pages say so.',
    guest: 'It was settled for you: the refund counts as not paid.',
  },
  owner: {
    owner: 'Somebody of Sarai has settled this for you: the refund of {back} counts as paid.',
    guest: 'It was settled for your host: the refund of {back} counts as paid.',
  },
};
