import { expect, test } from '@playwright/test';
import { linksFor } from './inbox.ts';
import { fillLogin, journeys, logOut, setPassword, signUp } from './people.ts';

for (const role of ['user', 'vendor'] as const) {
  const journey = journeys[role];

  test(`a ${role} whose reset a stranger began follows the link of the mail to a new password`, async ({
    page,
    request,
  }) => {
    const email = await signUp(page, role);
    await logOut(page);
    await request.post(`${journey.api}/send-otp`, { data: { email } });
    const [link = ''] = await linksFor(email);
    let asked = 0;
    page.on('request', (sent) => {
      if (sent.url().includes('/api/')) asked += 1;
    });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a New Password');
    await expect(page).toHaveURL(journey.newPassword);
    expect(asked).toBe(0);
    await page.reload();
    await setPassword(page, 'Second#Road2');
    await expect(page).toHaveURL(journey.afterReset);
    await page.goto(link);
    await setPassword(page, 'Third#Road3');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This password reset has ended.');
    await page.goto(journey.login);
    await fillLogin(page, email, 'Second#Road2');
    await expect(page).toHaveURL(journey.home);
  });

  test(`the browser of a ${role} is known again after a logout, by a cookie that no script reads`, async ({ page }) => {
    await signUp(page, role);
    await logOut(page);
    await expect(page).toHaveURL('/login');
    const cookies = await page.context().cookies(`http://localhost${new URL(page.url()).pathname}`);
    expect(cookies).toEqual([]);
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: 'sarai_browser',
      path: `${journey.api}/login`,
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
}
