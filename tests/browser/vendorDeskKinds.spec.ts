import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { fillProperty, fillRoom, newCity, room, submit } from './desk.ts';
import { Hand } from './hand.ts';
import { type Language, languages } from './kindHotels.ts';
import { journeys, signUp } from './people.ts';
import { phonePhotos } from './photoFiles.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Budgets of the form of twelve rooms of three kinds at 390 px. The place on the map and the words in Urdu take half a screen. */
const budget = { screens: 8.5, taps: 30, characters: 200, tapsOfPrice: 4 };

const kinds = [
  { count: '6', beds: '1', price: '7800' },
  { count: '4', beds: '2', price: '12500' },
  { count: '2', beds: '3', price: '18000' },
];

const screensOf = (page: Page) =>
  page.evaluate(() => Math.round((document.documentElement.scrollHeight / window.innerHeight) * 100) / 100);

/** The rooms of the newest property of who is logged in, as the API tells them. */
async function newestRooms(page: Page) {
  const [id, token] = await page.evaluate(() =>
    ['VendorloginId', 'VendorToken'].map((key) => localStorage.getItem(key)),
  );
  const answer = await page.request.get(`${journeys.vendor.api}/all-BookingDetails/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data[0].hotels[0].rooms as {
    roomNumber: number;
    membersCapacity: number;
    price: number;
    kind: string;
    images: unknown[];
    amenities: { heating?: string[] };
  }[];
}

/** Lists the hotel with its kinds, from the open form to the press on Submit. */
async function listHotel(page: Page, { say, hotel }: Language) {
  const hand = new Hand(page);
  const field = (label: string) => page.getByLabel(say(label), { exact: true });
  const pressFacts = async (facts: string[]) => {
    for (const fact of facts) {
      const named = { name: say(fact), exact: true };
      await hand.press(page.getByRole('radio', named).or(page.getByRole('checkbox', named)));
    }
  };
  for (const [label, text] of Object.entries(hotel)) await hand.type(field(label), text);
  await expect(field('State')).not.toHaveValue('');
  for (const [at, { count, beds, price }] of kinds.entries()) {
    if (at > 0) await hand.press(page.getByRole('button', { name: say('Add a kind like this one') }));
    await hand.type(field('Number of rooms'), count);
    if (at === 0) await hand.type(field('Room number'), '101');
    await hand.type(field('Number of beds'), beds);
    await hand.type(field('Price per night'), price);
    if (at > 0) continue;
    await hand.choosePhotos(field('Choose photos'), await phonePhotos(5));
    await pressFacts(['Gas heater', 'Hot water all day', 'Own bathroom']);
  }
  await pressFacts(['Car to the door', 'Parking', 'Generator', 'Wi-Fi']);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  const screens = await screensOf(page);
  await expectClean(page, 'the form with three kinds');
  await hand.press(page.getByRole('button', { name: say('Submit') }));
  return { hand, screens };
}

/** Changes the price of the first kind of the list. */
async function changePrice(page: Page, { say }: Language, price: string): Promise<Hand> {
  const hand = new Hand(page);
  await hand.press(page.getByRole('button', { name: new RegExp(`^${say('Change price')}`) }).first());
  await hand.type(page.getByLabel(say('Price per night'), { exact: true }), price);
  await hand.press(page.getByRole('button', { name: say('Save'), exact: true }));
  return hand;
}

for (const [name, language] of Object.entries(languages)) {
  const { path, say } = language;
  test(`twelve rooms of three kinds are listed in ${name} within the budget of taps, characters and screens`, async ({
    page,
  }) => {
    test.slow();
    await signUp(page, 'vendor');
    await page.goto(`${path}/createpost`);
    const { hand, screens } = await listHotel(page, language);
    await expect(page).toHaveURL(`${path}/propertyposts`, { timeout: 60_000 });
    const rooms = await newestRooms(page);
    const firstOfKinds = [...Map.groupBy(rooms, ({ kind }) => kind).values()].map(([first]) => first);
    expect(firstOfKinds.map((room) => [room?.roomNumber, room?.membersCapacity, room?.price])).toEqual([
      [101, 2, 7800],
      [107, 4, 12_500],
      [111, 6, 18_000],
    ]);
    expect(rooms.map(({ roomNumber }) => roomNumber)).toEqual(Array.from({ length: 12 }, (_, at) => 101 + at));
    expect(
      rooms.filter(({ images, amenities }) => images.length === 5 && amenities.heating?.join() === 'gas'),
    ).toHaveLength(12);

    const change = await changePrice(page, language, '8200');
    await expect.poll(async () => (await newestRooms(page)).filter(({ price }) => price === 8200).length).toBe(6);

    await page
      .getByRole('link', { name: say('Edit') })
      .first()
      .click();
    await expect(page.getByRole('button', { name: say('Update') })).toBeVisible();
    const counted = {
      taps: hand.taps,
      characters: hand.characters,
      screens: Math.max(screens, await screensOf(page)),
      tapsOfPrice: change.taps,
    };
    test.info().annotations.push({ type: name, description: JSON.stringify(counted) });
    for (const [what, most] of Object.entries(budget)) {
      expect(counted[what as keyof typeof budget], what).toBeLessThanOrEqual(most);
    }
    await expectClean(page, 'the form of a listed property');
  });
}

test('a card folds by keyboard, says what is in it, and the first one that is wrong is unfolded with its field', async ({
  page,
}) => {
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await fillProperty(page, newCity());
  await fillRoom(room(page, ''), { roomNumber: '101', price: '2500' });
  await room(page, '101').getByRole('button', { name: 'Add a kind like this one' }).press('Enter');
  await expect(room(page, '102').getByLabel('Number of rooms')).toBeFocused();
  const fold = room(page, '101').getByRole('button');
  await expect(fold).toHaveAccessibleName(/^Room 101 3 guests · 2 beds · PKR.2,500$/);
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.press('Enter');
  await expect(fold.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(fold.first()).toBeFocused();
  await room(page, '101').getByLabel('Price per night').fill('');
  await fold.first().press('Enter');
  await expect(room(page, '101')).toContainText('1 field left');
  await expectClean(page, 'the form with a folded card');

  await submit(page).click();
  const price = room(page, '101').getByLabel('Price per night');
  await expect(price).toBeFocused();
  await expect(price).toBeInViewport({ ratio: 1 });
  await expect(price).toHaveAccessibleDescription('Price per night is required');
  await page.reload();
  await expect(room(page, '101').getByLabel('Price per night')).toBeVisible();
  await expect(room(page, '102').getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

test('a room of a kind is renumbered, switched off and taken out, and all of it is there when it is edited', async ({
  page,
}) => {
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await fillProperty(page, newCity());
  await fillRoom(room(page, ''), { roomNumber: '101', price: '2500' });
  await room(page, '101').getByLabel('Number of rooms').fill('4');
  await page.getByRole('button', { name: 'Change single rooms' }).click();
  await page.getByLabel('Number of room 4').fill('201');
  await page.getByRole('checkbox', { name: 'Room 102 is available' }).uncheck();
  await page.getByRole('button', { name: 'Take out room 103' }).click();
  const kind = page.getByRole('group', { name: '3 rooms, 101, 102, 201', exact: true });
  await expect(kind).toBeVisible();
  await expectClean(page, 'single rooms');
  await submit(page).click();
  await expect(page).toHaveURL('/propertyposts');
  await expect(page.getByRole('switch', { name: 'Room 102 is available' })).not.toBeChecked();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await kind.getByLabel('Price per night').fill('2700');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL('/propertyposts');
  await expect(page.getByText('3 rooms, 101, 102, 201')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Room 102 is available' })).not.toBeChecked();
});
