import { act, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheStorage } from '../support/cacheStorage.ts';
import { answer, hold, noLine, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { advanceOf, openAdvance, payee } from '../support/payments.ts';
import { button, plain, says, toastSays } from '../support/site.tsx';

const caches = cacheStorage();
beforeEach(() => vi.stubGlobal('caches', caches));

const dialog = () => screen.getByRole('dialog');
const shown = (words: string | RegExp) => waitFor(() => expect(plain(dialog().textContent)).toMatch(words));
const secrets = [payee.iban, 'SCBL 0000', payee.jazzcash];

async function openSheet() {
  const user = await openAdvance(advanceOf());
  await user.click(await screen.findByRole('button', { name: /^How to pay/ }));
  return user;
}

/** Everything that a browser keeps of the page: storages, the caches of answers, and answers in memory. */
async function keptOfPage(): Promise<string> {
  const kept = [JSON.stringify({ ...localStorage, ...sessionStorage, ...history.state })];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      kept.push(request.url, (await (await cache.match(request))?.text()) ?? '');
  }
  const { cache } = SWRConfig.defaultValue;
  return [...kept, ...[...cache.keys()].map((key) => JSON.stringify(cache.get(key)))].join('\n');
}

describe('the account to pay to', () => {
  test('is opened once by a press, with all that may be copied', async () => {
    const held = hold('openPayee');
    const user = await openSheet();
    held.release(ok('payee', payee));
    await shown('PK36 SCBL 0000 0011 2345 6702');
    await shown('Karim Beg');
    await shown('03455556677');
    expect(sentTo('openPayee')).toHaveLength(1);
    expect(within(dialog()).getByText('Never pay outside of what this page shows.')).toBeTruthy();
    await user.click(within(dialog()).getByRole('button', { name: 'I have paid' }));
    await shown('Say that you have paid');
  });

  test('is in no storage, no cache and no other answer, and is opened anew with the next press', async () => {
    answer('openPayee', ok('payee', payee));
    const user = await openSheet();
    await shown('PK36 SCBL 0000 0011 2345 6702');
    const kept = await keptOfPage();
    expect(kept).toContain('Karim Beg');
    for (const secret of secrets) expect(kept).not.toContain(secret);
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    for (const secret of secrets) expect(document.body.textContent).not.toContain(secret);
    await user.click(button(/^How to pay/));
    await shown('PK36 SCBL 0000 0011 2345 6702');
    expect(sentTo('openPayee')).toHaveLength(2);
  });

  test('without a line is told by title, last four, amount and deadline, and shown once there is one', async () => {
    answer('openPayee', noLine);
    const user = await openSheet();
    await shown(/Karim Beg.*ends in 6702.*PKR 5,000/);
    expect(dialog().textContent).not.toContain('SCBL');
    answer('openPayee', ok('payee', payee));
    await user.click(within(dialog()).getByRole('button', { name: 'Try again' }));
    await shown('PK36 SCBL 0000 0011 2345 6702');
  });

  test('without a line is opened again by itself once there is one', async () => {
    answer('openPayee', noLine);
    await openSheet();
    await shown('ends in 6702');
    answer('openPayee', ok('payee', payee));
    act(() => void window.dispatchEvent(new Event('online')));
    await shown('PK36 SCBL 0000 0011 2345 6702');
    expect(sentTo('openPayee')).toHaveLength(2);
  });

  test('that is refused says why', async () => {
    answer('openPayee', new Refusal('payee_gone'));
    await openSheet();
    await toastSays(sentenceOf('payee_gone'));
    await says('Pay PKR 5,000 in advance');
  });

  test('of a wallet alone has its number, title and amount', async () => {
    answer('openPayee', ok('payee', { ...payee, iban: undefined }));
    await openSheet();
    await shown('03455556677');
    for (const name of ['Copy the JazzCash number', 'Copy the account title', 'Copy the amount']) {
      expect(within(dialog()).getByRole('button', { name })).toBeTruthy();
    }
    expect(within(dialog()).queryByRole('img')).toBeNull();
  });
});
