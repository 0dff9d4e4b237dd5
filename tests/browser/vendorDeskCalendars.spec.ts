import { expect, type Page, test } from '@playwright/test';
import { addDays, today } from '../../shared/rules/dates.ts';
import { event } from '../support/calendars.ts';
import { expectClean } from './axe.ts';
import { calendarAt, putCalendar } from './channels.ts';
import { mailSaying } from './inbox.ts';
import { openHotel } from './requests.ts';
import { urduWords } from './urduWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

type Say = (english: string) => string;

/** A stay of a platform, by days from today. */
function stay(uid: string, summary: string, [from, to]: readonly [number, number]): string {
  const day = (days: number) => addDays(today(), days).replaceAll('-', '');
  return event(`DTSTART;VALUE=DATE:${day(from)}\nDTEND;VALUE=DATE:${day(to)}\nSUMMARY:${summary}`, uid);
}

/** Adds the calendar of a platform for room 101, and answers with our link for it. */
async function addCalendar(page: Page, say: Say, platform: string, address: string): Promise<string> {
  await page.getByRole('button', { name: say('Add a calendar') }).click();
  await page.getByRole('radio', { name: say(platform) }).check();
  const rooms = page.getByLabel(say('Rooms that it is for'));
  await rooms.selectOption('room 101');
  await page.getByLabel(say('Link of its calendar')).fill(address);
  await page.getByRole('button', { name: say('Add'), exact: true }).click();
  const link = page.getByLabel(say('Secret link for {name}').replace('{name}', say(platform)));
  await expect(link).toHaveValue(/\/api\/calendar\/[\w-]{27}\.ics$/);
  return link.inputValue();
}

/** The days on which events of our calendar begin, as days from today. */
async function toldBy(page: Page, link: string): Promise<number[]> {
  const text = await (await page.request.get(link)).text();
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(([, ...parts]) => parts.join('-'));
  return days.map((day) => (Date.parse(day) - Date.parse(today())) / 86_400_000);
}

for (const language of ['en', 'ur'] as const) {
  test(`Airbnb's link goes in and ours out, beside Booking.com: ${language}`, async ({ page }, { workerIndex }) => {
    const words = await urduWords();
    const say: Say = language === 'ur' ? words : (english) => english;
    const { email, propertyId, call } = await openHotel(page);
    const [airbnb, booking] = [`airbnb-${language}-${workerIndex}`, `booking-${language}-${workerIndex}`];
    const later = stay('later@airbnb.com', 'Reserved', [40, 50]);
    putCalendar(airbnb, stay('a@airbnb.com', 'Reserved', [5, 8]), later);
    putCalendar(booking, stay('b@booking.com', 'CLOSED - Not available', [12, 14]));

    await page.goto(`${language === 'ur' ? '/ur' : ''}/calendars`);
    const outOfAirbnb = await addCalendar(page, say, 'Airbnb', calendarAt('airbnb.example', airbnb));
    const outOfBooking = await addCalendar(page, say, 'Booking.com', calendarAt('booking.example', booking));
    const cards = page.getByRole('article');
    await expect(cards.first()).toContainText('13', { timeout: 40_000 });
    await expect(cards.last()).toContainText('booking.example');
    await expect.poll(() => toldBy(page, outOfAirbnb), { timeout: 40_000 }).toEqual([12]);
    await expect.poll(() => toldBy(page, outOfBooking), { timeout: 40_000 }).toEqual([5, 40]);
    await expectClean(page, `calendars, ${language}`);

    // Booking.com repeats what our link has told it, and Airbnb cancels one stay and takes another on closed nights.
    putCalendar(
      booking,
      stay('b@booking.com', 'CLOSED - Not available', [12, 14]),
      stay('echo@booking.com', 'CLOSED - Not available', [5, 8]),
    );
    await page.getByRole('button', { name: say('Read now: {name}').replace('{name}', say('Booking.com')) }).click();
    const echo = say(
      '{echoes, plural, one {# event only repeats what our link has told it, and holds nothing.} other {# events only repeat what our link has told it, and hold nothing.}}',
    );
    const [, said = ''] = /one \{# ([^}]+)\}/.exec(echo) ?? [];
    await expect(cards.last()).toContainText(said, { timeout: 40_000 });
    await call('post', `/vendor/closings/${propertyId}`, {
      roomNumbers: [101],
      from: addDays(today(), 20),
      to: addDays(today(), 22),
    });
    putCalendar(airbnb, later, stay('c@airbnb.com', 'Reserved', [20, 22]));
    await page.getByRole('button', { name: say('Read now: {name}').replace('{name}', say('Airbnb')) }).click();
    const clash = say('No room is free here for nights that {name} has taken').replace('{name}', say('Airbnb'));
    await expect(cards.first()).toContainText(clash, { timeout: 40_000 });
    await mailSaying(email, /Airbnb/);
    await expect.poll(() => toldBy(page, outOfBooking), { timeout: 40_000 }).toEqual([20, 40]);
    await expectClean(page, `calendars with a clash, ${language}`);

    await page
      .getByRole('button', { name: say('Remove the calendar of {name}').replace('{name}', say('Airbnb')) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Remove'), exact: true })
      .click();
    await expect(cards).toHaveCount(1);
    expect((await page.request.get(outOfAirbnb)).status()).toBe(404);
  });
}
