import { expect, test } from '@playwright/test';
import { prove } from './moneyGuest.ts';
import { hasLines, miss, missed, turnTo } from './moneyOwner.ts';
import { operate } from './operate.ts';
import { button, cardOf, expectQuiet, shows, small } from './twoPhones.ts';
import { languages } from './urduWords.ts';

const { viewport, serviceWorkers, reducedMotion } = small;

test.use({ viewport, serviceWorkers, contextOptions: { reducedMotion } });

for (const language of languages) {
  const side = language[0] === 'English' ? 'owner' : 'guest';
  test(`a payment that is not seen twice is settled by an operator for the ${side}, in ${language[0]}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const { owner, guest, id } = await missed(page, browser, language, '61234567890');
    await guest.page.reload();
    await prove(guest, 'Prove the payment again', '61234567891');
    await turnTo(owner, 'active');
    await miss(owner, 'It is the second time: somebody of Sarai looks at it, and the nights stay held until then.');
    await shows(
      owner,
      'You did not see the payment twice. Somebody of Sarai looks at it and tells both of you. The nights stay held.',
    );
    await expect(button(owner, 'Received')).toBeVisible();
    await expect(button(owner, 'Not seen')).toHaveCount(0);
    await guest.page.reload();
    await shows(guest, 'Sarai looks at your payment');

    expect(operate('advances')).toContain(id);
    operate('settle-advance', id, '--for', side, '--note', 'No bank has a payment of that id.', '--yes');
    await guest.page.reload();
    if (side === 'guest') {
      await shows(guest, 'Somebody of Sarai has settled it for you: your payment counts as received.');
      await turnTo(owner, 'active');
      await shows(
        owner,
        'Somebody of Sarai has settled this for your guest: the payment counts as received, and {came} of the advance have come.',
      );
      await hasLines(owner, 1);
    } else {
      await shows(
        guest,
        'It was settled for your host: your payment counts as not made. Nothing is to be paid any more.',
      );
      await expect(cardOf(guest)).toContainText('No bank has a payment of that id.');
      await turnTo(owner, 'cancelled');
      await shows(
        owner,
        'Somebody of Sarai has settled this for you: the payment counts as not made, and the nights are free.',
      );
    }
    expectQuiet(owner, guest);
  });
}
