import type { Language } from '../../shared/languages.ts';
import { addDays, dayNumber } from '../../shared/rules/dates.ts';
import { grouped } from '../../shared/rules/grouped.ts';

const locales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK' };

/** A calendar day as it is said: "Sun 12 July 2027". */
export function dayInWords(day: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(locales[language], {
    weekday: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).formatToParts(dayNumber(day) * 86_400_000);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
}

/** An instant as a clock in Pakistan shows it: "18:40 on Sun 12 July 2027". */
export function momentInWords(instant: string, language: Language): string {
  const there = new Date(new Date(instant).getTime() + pakistanOffset).toISOString();
  const [day = '', time = ''] = [there.slice(0, 10), there.slice(11, 16)];
  // Midnight belongs to the day that ends: nobody reads 00:00 as the end of the night before.
  const said = time === '00:00' ? ['24:00', addDays(day, -1)] : [time, day];
  const [clock = '', date = ''] = said;
  return language === 'en'
    ? `${clock} on ${dayInWords(date, language)}`
    : `${dayInWords(date, language)}، ${clock} بجے`;
}

/** Pakistan has had no summer time since 2009. */
const pakistanOffset = 5 * 3_600_000;

/** Whole rupees: "PKR 21,600". */
export function rupees(amount: number, language: Language): string {
  return language === 'en' ? `PKR ${grouped(amount)}` : `${grouped(amount)} روپے`;
}
