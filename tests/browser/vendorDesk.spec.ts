import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillProperty, fillRoom, newCity, room, submit, unfold } from './desk.ts';
import { logOut, signUp } from './people.ts';
import { phonePhoto, phonePhotos } from './photoFiles.ts';

/** The rooms that a search for a place and the class Business finds. */
async function search(page: Page, city: string): Promise<Locator> {
  await page.goto(`/search?location=${encodeURIComponent(city)}&class=Business`);
  const cards = page.getByRole('article');
  await expect(cards.first().or(page.getByText('No rooms match this search.'))).toBeVisible();
  return cards;
}

/** The addresses of all the photos that a page shows. */
function photosOn(page: Page): Promise<string[]> {
  return page
    .locator('main img[src^="/room-photos/"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
}

/** The first picture of the page is drawn from its AVIF, from its WebP where that does not load; else words say so. */
async function showsInEveryFormat(page: Page): Promise<void> {
  const drawn = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''));
  await expect.poll(drawn).toMatch(/\.avif$/);
  await page.route('**/*.avif', (route) => route.abort());
  await page.reload();
  await expect.poll(drawn).toMatch(/\.webp$/);
  await page.route('**/*.webp', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main').getByText('Photo not loaded').first()).toBeVisible();
  await page.unroute('**/*.avif');
  await page.unroute('**/*.webp');
}

const photoField = (fields: Locator) => fields.getByLabel('Choose photos');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.slow();

  test('a vendor lists, changes, switches and takes down a property', async ({ page, request, browser }) => {
    const city = newCity();
    await signUp(page, 'vendor');
    await page.getByRole('main').getByRole('link', { name: 'Create Post' }).last().click();
    await fillProperty(page, city);
    await fillRoom(room(page, ''), { roomNumber: '101', price: '2500' });

    const sizes: number[] = [];
    page.on('requestfinished', async (sent) => {
      if (sent.method() === 'PUT') sizes.push((await sent.sizes()).requestBodySize);
    });
    await photoField(room(page, '101')).setInputFiles(await phonePhotos(5));
    await room(page, '101').getByRole('button', { name: 'Add a kind like this one' }).click();
    const second = room(page, '102');
    await expect(second.getByLabel('Number of rooms')).toBeFocused();
    await second.getByLabel('Price per night').fill('4000');
    await submit(page).click();
    await expect(page).toHaveURL('/propertyposts', { timeout: 120_000 });
    await expect(page.getByText('Your property is listed.')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(city);
    expect(sizes).toHaveLength(5);
    expect(Math.max(...sizes)).toBeLessThan(800_000);

    const cards = await search(page, city);
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText(/2 rooms.*PKR\s2,500/s);
    await cards.first().getByRole('link', { name: 'Check Prices' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lodge of ${city}`);
    await expect(page.getByText('Quiet rooms above the river')).toBeVisible();
    const details = page.url();
    const photos = await photosOn(page);
    expect(new Set(photos).size).toBe(5);
    for (const photo of photos) expect((await request.get(photo)).status()).toBe(200);
    await showsInEveryFormat(page);

    await page.goto('/propertyposts');
    await page.getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Lodge of ${city}`);
    await (await unfold(page, '101')).getByLabel('Price per night').fill('3100');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL('/propertyposts');
    await expect((await search(page, city)).first()).toContainText('PKR 3,100');

    await page.goto('/propertyposts');
    await page.getByRole('switch', { name: 'Room 101 is available' }).click();
    await expect(page.getByText('The room is no longer shown to travellers.')).toBeVisible();
    await expect(await search(page, city)).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Room 102');

    await page.goto('/propertyposts');
    await expect(page.getByRole('switch', { name: 'Room 101 is available' })).not.toBeChecked();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No Posts Available')).toBeVisible();
    await expect(await search(page, city)).toHaveCount(0);
    // In a browser of somebody else: this one may show for a minute what it has read already.
    const traveller = await browser.newPage();
    await traveller.goto(details);
    await expect(traveller.getByRole('main').getByText('This room is not listed any more.')).toBeVisible();
    for (const photo of photos) expect((await request.get(photo)).status()).toBe(404);
  });

  test('a network cut in the middle of the photos costs nothing, and a lost answer makes no second property', async ({
    page,
    context,
  }) => {
    const city = newCity();
    await signUp(page, 'vendor');
    await page.goto('/createpost');
    await fillProperty(page, city);
    await fillRoom(room(page, ''), { roomNumber: '7', price: '2500' });
    let puts = 0;
    await page.route('**/room-photos/incoming/**', async (route) => {
      puts += 1;
      if (puts === 2) await context.setOffline(true);
      await (puts < 2 ? route.continue() : route.abort());
    });
    const fields = room(page, '7');
    await photoField(fields).setInputFiles(await phonePhotos(3));
    await expect(fields.getByRole('button', { name: /^Try again photo .$/ }).last()).toBeVisible({ timeout: 30_000 });
    await submit(page).click();
    await expect(fields.getByText(/photos? did not arrive\. Try/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Lodge of ${city}`);
    await expect(fields.getByLabel('Price per night')).toHaveValue('2500');

    await page.unroute('**/room-photos/incoming/**');
    await page.route(
      '**/api/vendor/create-BookingDetails',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await context.setOffline(false);
    await submit(page).click();
    await expect(page.getByText('Sarai cannot be reached.').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Lodge of ${city}`);
    await submit(page).dblclick();
    await expect(page).toHaveURL('/propertyposts');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await photosOn(page)).toHaveLength(1);
    await page.goto('/updatePost?postId=x');
    await expect(page.getByRole('alert').getByText('This property is not in your list.')).toBeVisible();
  });

  test('what is no photo gets its sentence, here or from the API', async ({ page }) => {
    await signUp(page, 'vendor');
    await page.goto('/createpost');
    const fields = room(page, '');
    const html = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><p>Hello') };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect/></svg>');
    await photoField(fields).setInputFiles([
      { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: svg },
      { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: svg },
      html,
    ]);
    await expect(fields.getByText('1 file is no photo. Choose a JPEG, PNG, WebP or AVIF file.')).toBeVisible();
    await expect(fields.getByText('This is not a photo that we can read.')).toHaveCount(2);

    const photo = await phonePhoto(1);
    await photoField(fields).setInputFiles([{ ...photo, buffer: photo.buffer.subarray(0, photo.buffer.length / 2) }]);
    await expect(fields.getByText('This photo is damaged or not complete.')).toBeVisible();
    await fields.getByRole('button', { name: 'Remove photo 3' }).click();

    await page.route('**/room-photos/incoming/**', (route) => route.continue({ postData: html.buffer }));
    await photoField(fields).setInputFiles([photo]);
    await expect(fields.getByText('This is not a photo that we can read.')).toHaveCount(3, { timeout: 30_000 });
    await fields.getByRole('button', { name: 'Remove photo 3' }).click();
    await expect(fields.getByText('This is not a photo that we can read.')).toHaveCount(2);
  });

  test('a draft outlives a reload with its photos, and ends with a logout', async ({ page }) => {
    await signUp(page, 'vendor');
    await page.goto('/createpost');
    await page.getByLabel('Name', { exact: true }).fill('Half a lodge');
    const fields = room(page, '');
    await photoField(fields).setInputFiles(await phonePhotos(2));
    await expect(fields.getByRole('button', { name: 'Remove photo 2' })).toBeVisible({ timeout: 30_000 });
    await expect(fields.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
    const before = await page.evaluate(() => localStorage.getItem('propertyDrafts'));
    await fields.getByRole('button', { name: 'Move photo 2 earlier' }).press('Enter');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('propertyDrafts'))).not.toBe(before);
    await page.reload();
    await expect(page.getByText('This is what you typed before.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a lodge');
    await expect(fields.getByRole('img', { name: /^Photo/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await page.getByLabel('Name', { exact: true }).fill('Another lodge');
    await logOut(page);
    await expect(page.getByText('You have been Logged out').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('propertyDrafts'))).toBeNull();
  });
});
