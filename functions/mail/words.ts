import type { Language } from '../../shared/languages.ts';
import { addDays, timeOf, today } from '../../shared/rules/dates.ts';
import { dayInWords as inWords } from '../../shared/rules/dayNames.ts';
import { grouped } from '../../shared/rules/grouped.ts';
import { plainly } from '../../shared/rules/places.ts';
import placesInUrdu from './placesInUrdu.json' with { type: 'json' };

/** A calendar day as it is said: "Sun 12 July 2027". */
export function dayInWords(day: string, language: Language): string {
  return inWords(day, { weekday: 'short', day: true, month: 'long', year: true }, language);
}

/** An instant as a clock in Pakistan shows it: "18:40 on Sun 12 July 2027". */
export function momentInWords(instant: string, language: Language): string {
  const at = new Date(instant);
  const [day, time] = [today(at), timeOf(at)];
  // Midnight belongs to the day that ends: nobody reads 00:00 as the end of the night before.
  const said = time === '00:00' ? ['24:00', addDays(day, -1)] : [time, day];
  const [clock = '', date = ''] = said;
  return language === 'en'
    ? `${clock} on ${dayInWords(date, language)}`
    : `${dayInWords(date, language)}، ${clock} بجے`;
}

/** Whole rupees: "PKR 21,600". */
export function rupees(amount: number, language: Language): string {
  return language === 'en' ? `PKR ${grouped(amount)}` : `${grouped(amount)} روپے`;
}

const urduByName = new Map(Object.entries(placesInUrdu).map(([name, urdu]) => [plainly(name), urdu]));

/** A place as its owner wrote it: "Hunza Valley". Urdu has its own name of a place that Sarai knows: "وادیِ ہنزہ". */
export function placeInWords(name: string, language: Language): string {
  return language === 'en' ? name : (urduByName.get(plainly(name)) ?? name);
}

/** Parts of a line: "Pine House, Hunza Valley". Empty ones are left out. */
export function listInWords(parts: readonly string[], language: Language): string {
  return parts.filter(Boolean).join(language === 'en' ? ', ' : '، ');
}
