import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepPhone } from '../../../web/src/features/push/subscribePhone.ts';
import { endSessionByLogout, startSession } from '../../../web/src/session.ts';
import { readStored, store } from '../../../web/src/storage.ts';
import { answer, bodyTo, ok, sentTo } from '../support/fakeApi.ts';
import { PushBrowser, pushKey } from '../support/pushBrowser.ts';
import { traveller, vendor } from '../support/site.tsx';

beforeEach(() => {
  answer('getUserPushKey', ok('push_key', { key: pushKey, phones: 0 }));
  answer('subscribeUserPhone', ok('phone_subscribed', { _id: 'phone1' }));
  answer('unsubscribeUserPhone', { code: 'phone_unsubscribed', message: '' });
});

describe('a phone that is told', () => {
  async function tellPhone(): Promise<PushBrowser> {
    const browser = new PushBrowser('granted');
    startSession(traveller);
    browser.subscribedWith = pushKey;
    const { role, id } = traveller;
    store({ toldPhone: JSON.stringify({ role, id, phoneId: 'phone1', shows: true, at: Date.now() }) });
    return browser;
  }

  test('ends its subscription at logout', async () => {
    const browser = await tellPhone();
    endSessionByLogout('');
    await waitFor(() => expect(browser.subscribedWith).toBeUndefined());
    expect(readStored('toldPhone')).toBeNull();
  });

  test('ends it when another account logs in', async () => {
    const browser = await tellPhone();
    startSession(vendor);
    await waitFor(() => expect(browser.subscribedWith).toBeUndefined());
  });

  test('is told again to the API after the next login of its account, as it was chosen', async () => {
    await tellPhone();
    await keepPhone(traveller);
    expect(sentTo('subscribeUserPhone')).toHaveLength(0);
    startSession({ ...traveller, token: 'u.amina.another' });
    await keepPhone(traveller);
    expect(bodyTo('subscribeUserPhone')).toMatchObject({ shows: true });
  });

  test('subscribes anew where the key of the API is another one', async () => {
    const browser = await tellPhone();
    browser.subscribedWith = `B${'o'.repeat(86)}`;
    startSession({ ...traveller, token: 'u.amina.another' });
    await keepPhone(traveller);
    expect(browser.subscribedWith).toBe(pushKey);
  });

  test('is told no more where the leave was taken back', async () => {
    const browser = await tellPhone();
    startSession({ ...traveller, token: 'u.amina.another' });
    browser.permission = 'denied';
    await keepPhone(traveller);
    expect([sentTo('unsubscribeUserPhone').length, browser.subscribedWith]).toEqual([1, undefined]);
  });
});
