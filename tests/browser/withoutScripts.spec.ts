import { expect, type Page, test } from '@playwright/test';
import { framedPaths, readablePaths } from '../../shared/addresses/publicPaths.ts';
import { languageKeys, languages } from '../../shared/languages.ts';
import { addressIn } from '../../web/src/i18n/addressIn.ts';
import { roomPage } from './stays.ts';

test.use({ javaScriptEnabled: false });

const publicPages = ['/', ...readablePaths, ...framedPaths];

/** The parts of a page that previews and search engines read. */
async function headOf(page: Page) {
  return page.evaluate(() => {
    const content = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')];
    return {
      title: content('og:title'),
      description: content('og:description'),
      picture: content('og:image'),
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      alternates: links.map(({ hreflang, href }) => [hreflang, href]),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent)['@type'],
      ),
    };
  });
}

for (const language of languageKeys)
  test(`every public page in ${languages[language].name} can be read, and says what it is and where its other language stands`, async ({
    page,
    request,
    baseURL,
  }) => {
    const pictures = new Set<string>();
    for (const path of publicPages) {
      const address = addressIn(language, { pathname: path });
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1'), address).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const head = await headOf(page);
      expect(await page.title(), address).toBe(head.title);
      expect(head.description?.length, address).toBeGreaterThan(20);
      expect(head.description, address).not.toMatch(/&\S+;|[<>]/);
      expect(head.canonical).toBe(`${baseURL}${address}`);
      expect(head.alternates).toEqual([
        ...languageKeys.map((key) => [key, `${baseURL}${addressIn(key, { pathname: path })}`]),
        ['x-default', `${baseURL}${path}`],
      ]);
      expect(head.data.length, address).toBeGreaterThan(0);
      pictures.add(String(head.picture));
    }
    // One a destination, and one for all other pages.
    expect(pictures.size).toBe(7);
    for (const picture of pictures) expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  });

test('the page of a room shows its name, price, picture and text, in a preview too', async ({ page, request }) => {
  for (const prefix of ['', '/ur']) {
    await page.goto(`${prefix}${roomPage}`);
    const name = await page.locator('h1').textContent();
    await expect(page.getByText('7,800').first()).toBeVisible();
    await expect(page.getByRole('img', { name: String(name) }).first()).toBeVisible();
    const { title, description, picture, canonical } = await headOf(page);
    expect(title).toContain(String(name));
    expect(description).toContain('7,800');
    expect((await request.get(String(picture))).ok()).toBe(true);
    expect(canonical).toMatch(new RegExp(`${prefix}/user/room-details/[\\w-]+$`));
  }
});

test('a press of a picture among the results leads to its room', async ({ page }) => {
  await page.goto('/search?location=Hunza');
  const box = await page.locator('main article img').first().boundingBox();
  expect(box).not.toBeNull();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(/\/user\/room-details\//);
});

test('the address of no room is answered as one, and kept from search engines', async ({ page }) => {
  const answer = await page.goto('/user/room-details/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the map of the site has every public page in each language, and robots are told of it', async ({
  request,
  baseURL,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const found = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const all = publicPages.flatMap((pathname) => languageKeys.map((key) => `${baseURL}${addressIn(key, { pathname })}`));
  expect(found.sort()).toEqual(all.sort());
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
