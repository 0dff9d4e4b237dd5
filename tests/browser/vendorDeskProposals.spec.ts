import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { codesFor, mailSaying } from './inbox.ts';
import { type Language, languages } from './kindHotels.ts';
import { newEmail, sayWhoAsks } from './people.ts';
import { dayIn, openHotel } from './requests.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone.viewport });

/** The lists look every 15 seconds for what has changed elsewhere. */
const live = { timeout: 45_000 };

const triple = { No_of_beds: 3, capacity: 3, price: 2500 };

/** Three rooms that are alike, and a smaller one that costs less. */
const house = [
  ...[101, 102, 103].map((roomNumber) => ({ roomNumber, ...triple })),
  { roomNumber: 201, No_of_beds: 2, capacity: 2, price: 1800 },
];

/** An owner and a guest, each at a page of their own. */
interface Scene {
  owner: Page;
  guest: Page;
  path: string;
  say: Language['say'];
}

const cardOf = (page: Page) => page.getByRole('article').first();

/** A text of the site about something. */
function about({ say }: Pick<Scene, 'say'>, english: string, something: Record<string, string | number>): string {
  return Object.entries(something).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    say(english),
  );
}

/** A sum as pages say it in either language. */
const sum = (rupees: string) => new RegExp(`PKR.${rupees}|${rupees}.روپے`);

async function askForSix(page: Page, { path, say, city }: Pick<Scene, 'path' | 'say'> & { city: string }) {
  const days = `checkIn=${dayIn(10)}&checkOut=${dayIn(12)}`;
  await page.goto(`${path}/search?location=${encodeURIComponent(city)}&guests=6-&${days}`);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: path === '' ? /6 guests in 2 rooms/ : /6 مہمان 2 کمرے/ })
    .click();
  await expect(page.getByRole('article')).toContainText(sum('10,000'));
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: say('Book Now') }).click();
  await expect(page.getByRole('dialog')).toContainText(sum('10,000'));
  await page.getByRole('button', { name: say('Continue') }).click();
  const email = newEmail();
  await sayWhoAsks(page, email, say);
  const [code = ''] = await codesFor(email);
  await page.getByLabel(say('Code')).fill(code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Your request is sent'));
}

async function accept(scene: Scene): Promise<void> {
  const { owner, guest, path, say } = scene;
  await owner.goto(`${path}/vendorPendingBookings`);
  await owner.getByRole('button', { name: about(scene, 'Accept {name}', { name: 'Amina Khan' }) }).click();
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: say('Accept'), exact: true })
    .click();
  await expect(cardOf(owner)).toContainText(say('Accepted'));
  await guest.goto(`${path}/userActiveBookings`);
  await expect(cardOf(guest)).toContainText(sum('10,000'));
}

/** Opens the sheet that puts another room in the place of one, and chooses both. */
async function choose(scene: Scene, from: number, to: number) {
  const { owner, say } = scene;
  const named = { name: 'Amina Khan' };
  await owner.getByRole('button', { name: about(scene, 'Move the booking of {name} to another room', named) }).click();
  const sheet = owner.getByRole('dialog');
  const choice = (legend: string, room: number) =>
    sheet.getByRole('group', { name: say(legend) }).getByRole('radio', { name: new RegExp(`\\b${room}\\b`) });
  await choice('Which of its rooms?', from).check();
  await choice('To which room?', to).check();
  return sheet;
}

async function moveToEqual(scene: Scene): Promise<void> {
  const { owner, guest, path, say } = scene;
  await owner.goto(`${path}/vendorActiveBookings`);
  const sheet = await choose(scene, 102, 103);
  await expect(sheet).toContainText(say('The guest gets a mail.'));
  await sheet.getByRole('button', { name: say('Move'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  for (const page of [owner, guest]) {
    await expect(cardOf(page)).toContainText('103', live);
    await expect(cardOf(page)).not.toContainText('102');
    await expect(cardOf(page)).toContainText(sum('10,000'));
  }
}

/** Proposes the smaller room for less, at first without a connection. */
async function propose(scene: Scene, price: string): Promise<void> {
  const { owner, guest, say } = scene;
  const sheet = await choose(scene, 101, 201);
  const field = sheet.getByLabel(say('Price per night'));
  await expect(field).toHaveValue('1800');
  await field.fill(price);
  await expectClean(owner, 'the sheet of a proposal');
  await owner.route('**/proposal', (route) => route.abort());
  await sheet.getByRole('button', { name: say('Ask the guest') }).click();
  await expect(sheet.getByRole('alert')).not.toBeEmpty();
  await expect(field).toHaveValue(price);
  await owner.unroute('**/proposal');
  await sheet.getByRole('button', { name: say('Ask the guest') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(owner.getByRole('region', { name: say('Proposed to the guest') })).toContainText('201');
  await expect(guest.getByRole('region', { name: say('Your host proposes a change') })).toContainText('201', live);
}

/** The guest answers, by the question that comes before. */
async function answer({ guest, say }: Scene, word: 'Say yes' | 'Say no'): Promise<void> {
  const proposal = guest.getByRole('region', { name: say('Your host proposes a change') });
  await expect(proposal).toContainText(sum('10,000'));
  await expectClean(guest, 'a proposal of the host');
  await proposal.getByRole('button', { name: say(word) }).click();
  const question = guest.getByRole('dialog');
  await expectClean(guest, 'the question before an answer');
  await question.getByRole('button', { name: say(word), exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(proposal).toHaveCount(0);
}

/** The beginning of a sentence that ends with a time. */
const before = ({ say }: Scene, english: string) => say(english).split('{when}')[0] ?? '';

async function together(browser: Browser, owner: Page, language: Language): Promise<void> {
  const { path, say } = language;
  const { email: ownersEmail, propertyId, call } = await openHotel(owner, house);
  const city = (await call('get', `/vendor/BookingDetails/${propertyId}`)).Location as string;
  const context = await browser.newContext(phone);
  const scene = { owner, guest: await context.newPage(), path, say };
  const { guest } = scene;
  await askForSix(guest, { path, say, city });
  await accept(scene);
  await moveToEqual(scene);

  await propose(scene, '1500');
  await answer(scene, 'Say no');
  await expect(cardOf(guest)).toContainText(
    before(scene, 'You said no to a change, {when}. The booking stays as agreed.'),
  );
  const refused = 'The guest said no to your proposal, {when}. The booking stays as agreed.';
  await expect(cardOf(owner)).toContainText(before(scene, refused), live);
  for (const page of [owner, guest]) await expect(cardOf(page)).toContainText('101');

  await propose(scene, '1000');
  await answer(scene, 'Say yes');
  await expect(cardOf(guest)).toContainText(before(scene, 'You said yes to a change, {when}.'));
  await expect(cardOf(owner)).toContainText(before(scene, 'The guest said yes to your proposal, {when}.'), live);
  for (const page of [owner, guest]) {
    await expect(cardOf(page)).toContainText('201');
    await expect(cardOf(page)).not.toContainText('101');
    // Two nights of 2,500 and of 1,000.
    await expect(cardOf(page)).toContainText(sum('7,000'));
  }
  await expectClean(owner, 'a booking after the yes, at the desk');
  await expectClean(guest, 'a booking after the yes');
  await mailSaying(ownersEmail, /said no to your proposal|تجویز پر نہیں کہا ہے/);
  await mailSaying(ownersEmail, /said yes to your proposal|تجویز پر ہاں کہا ہے/);
  await context.close();
}

for (const [name, language] of Object.entries(languages)) {
  test(`six people ask for two rooms; their owner moves one, and asks before a smaller one, on phones in ${name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await together(browser, page, language);
  });
}
