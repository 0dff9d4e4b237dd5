import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountPaths } from '../../../shared/addresses/accountPaths.ts';
import { readStored } from '../../../web/src/storage.ts';
import { answer, bodyTo, hold, noLine, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { PushBrowser, pushKey } from '../support/pushBrowser.ts';
import { requestOf } from '../support/samples.ts';
import { button, open, says, toastSays, traveller } from '../support/site.tsx';

const profile = {
  _id: traveller.id,
  name: 'Amina Khan',
  email: 'amina@example.com',
  DateOfBirth: '1992-05-24',
  phoneNumber: '03001234567',
  emailConfirmed: true,
};
const subscribed = ok('phone_subscribed', { _id: 'phone1' });

beforeEach(() => {
  answer('getUserProfile', ok('own_profile', profile));
  answer('getUserBooking', ok('booking_details', requestOf('b1')));
  answer('getUserPushKey', ok('push_key', { key: pushKey, phones: 0 }));
  answer('subscribeUserPhone', subscribed);
  answer('unsubscribeUserPhone', { code: 'phone_unsubscribed', message: '' });
});

const control = (name: string) => screen.findByRole('switch', { name });
const isOn = async (name: string) => (await control(name)).getAttribute('aria-checked') === 'true';

async function openSettings() {
  const user = await open(accountPaths.user.profile, traveller);
  await screen.findByRole('heading', { name: 'Notifications on this phone' });
  return user;
}

describe('the settings of a phone', () => {
  test('say that mails tell where the browser knows no notifications', async () => {
    await openSettings();
    await says('This browser cannot show notifications');
    expect(screen.queryByRole('switch', { name: 'Tell me at once' })).toBeNull();
  });

  test('lead whoever has an iPhone to its home screen', async () => {
    Object.assign(navigator, { standalone: false });
    await openSettings();
    await says('“Add to Home Screen”');
    Reflect.deleteProperty(navigator, 'standalone');
  });

  test('say how to allow what was refused, and have the switch for whoever comes back with the leave', async () => {
    const browser = new PushBrowser('denied');
    await openSettings();
    await says('Your browser refuses notifications');
    browser.permission = 'granted';
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await isOn('Tell me at once')).toBe(false);
  });

  test('turn notifications on once, however often the switch is pressed, without names', async () => {
    const browser = new PushBrowser();
    const held = hold('subscribeUserPhone');
    const user = await openSettings();
    await user.dblClick(await control('Tell me at once'));
    await waitFor(() => expect(sentTo('subscribeUserPhone')).toHaveLength(1));
    await user.click(await control('Tell me at once'));
    held.release(subscribed);
    await waitFor(async () => expect(await isOn('Tell me at once')).toBe(true));
    expect(bodyTo('subscribeUserPhone')).toMatchObject({ key: pushKey, shows: false });
    expect([browser.asked, browser.subscribedWith]).toEqual([1, pushKey]);
  });

  test('show names and prices where that is chosen', async () => {
    new PushBrowser();
    const user = await openSettings();
    await user.click(await control('Tell me at once'));
    await user.click(await control('Show names and prices'));
    await waitFor(async () => expect(await isOn('Show names and prices')).toBe(true));
    expect(sentTo('subscribeUserPhone').map(({ body }) => body.shows)).toEqual([false, true]);
  });

  test('turn them off in the browser also where the API does not hear it', async () => {
    const browser = new PushBrowser();
    const user = await openSettings();
    await user.click(await control('Tell me at once'));
    await waitFor(async () => expect(await isOn('Tell me at once')).toBe(true));
    answer('unsubscribeUserPhone', noLine);
    await user.click(await control('Tell me at once'));
    await waitFor(async () => expect(await isOn('Tell me at once')).toBe(false));
    expect(browser.subscribedWith).toBeUndefined();
  });

  test.each([
    ['the API', () => answer('subscribeUserPhone', new Refusal('internal'))],
    ['the line', () => answer('getUserPushKey', noLine)],
    ['the browser', (browser: PushBrowser) => Object.assign(browser, { fails: true })],
  ])('say so where %s fails, and stay off', async (_, fail) => {
    fail(new PushBrowser());
    const user = await openSettings();
    await user.click(await control('Tell me at once'));
    await toastSays(/.+/);
    expect(await isOn('Tell me at once')).toBe(false);
    expect(readStored('toldPhone')).toBeNull();
  });

  test('are off where the leave was taken back in the browser', async () => {
    const browser = new PushBrowser();
    const user = await openSettings();
    await user.click(await control('Tell me at once'));
    await waitFor(async () => expect(await isOn('Tell me at once')).toBe(true));
    browser.permission = 'default';
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await isOn('Tell me at once')).toBe(false);
  });
});

describe('the offer after a request was sent', () => {
  const question = 'Shall this phone tell you when the answer is there?';
  const address = '/sendBookingRequest?booking=b1';

  async function openOffer() {
    const user = await open(address, traveller);
    await screen.findByText(question);
    return user;
  }

  test('asks the browser once it is taken, never before, and says that it is done', async () => {
    const browser = new PushBrowser();
    const user = await openOffer();
    expect(browser.asked).toBe(0);
    await user.click(button('Tell me on this phone'));
    await toastSays('This phone tells you from now on.');
    expect(screen.queryByText(question)).toBeNull();
    expect(browser.subscribedWith).toBe(pushKey);
  });

  test('does not come again after a no', async () => {
    const browser = new PushBrowser();
    const user = await openOffer();
    await user.click(button('Not now'));
    await user.reload();
    await says('Your request is sent');
    expect(screen.queryByText(question)).toBeNull();
    expect(browser.asked).toBe(0);
  });

  test('stays after a failure, to be pressed again', async () => {
    const browser = new PushBrowser();
    browser.fails = true;
    const user = await openOffer();
    await user.click(button('Tell me on this phone'));
    await toastSays('Your browser could not turn notifications on');
    browser.fails = false;
    await user.click(button('Tell me on this phone'));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  });

  test('is not there where the browser knows no notifications, or refuses them', async () => {
    await open(address, traveller);
    await says('Your request is sent');
    expect(screen.queryByText(question)).toBeNull();
    new PushBrowser('denied');
    await open(address, traveller);
    await says('Your request is sent');
    expect(screen.queryByText(question)).toBeNull();
  });
});
