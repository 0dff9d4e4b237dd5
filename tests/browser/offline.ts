import { expect, type Page } from '@playwright/test';
import { confirmEmail } from './inbox.ts';
import { newEmail, password } from './people.ts';

/** Waits until the worker has kept what the pages of travellers need, in the language of the page. */
export async function kept(page: Page): Promise<void> {
  const shell = new URL(page.url()).pathname.startsWith('/ur') ? '/ur/app.html' : '/app.html';
  const worker = await (await page.request.get('/sw.js')).text();
  const release = worker.split('shell:').find((part) => part.startsWith(`"${shell}"`)) ?? '';
  const needed = [...release.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(needed.length).toBeGreaterThan(30);
  const missing = () =>
    page.evaluate(
      async (paths) => {
        const held = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        const kept = new Set(held.flat().map(({ url }) => new URL(url).pathname));
        return paths.filter((path) => !kept.has(path));
      },
      [shell, ...needed],
    );
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}

/** A traveller who is logged in on the page, without a form. @returns how the traveller calls the API */
export async function logInTraveller(page: Page, email = newEmail()) {
  const form = { email, password, firstName: 'Amina', lastName: 'Khan', DateOfBirth: '1992-05-24', Gender: 'Female' };
  const signup = await page.request.post('/api/user/signup', { data: { ...form, phoneNumber: '03001234567' } });
  const { data } = await signup.json();
  const { token } = data;
  await confirmEmail(page.request, 'user', { id: data.user._id, email, token });
  await page.addInitScript(
    ([id, secret]) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'yes');
      localStorage.setItem('UserloginId', id);
      localStorage.setItem('UserToken', secret);
    },
    [data.user._id as string, token as string] as const,
  );
  return async (method: 'get' | 'post', path: string, body?: unknown) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request[method](`/api${path}`, { headers, ...(body !== undefined && { data: body }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
}

/** The sentence about the age of the page. */
export function ageOf(page: Page) {
  return page.getByRole('status').filter({ hasText: /No connection|کنکشن نہیں/ });
}
