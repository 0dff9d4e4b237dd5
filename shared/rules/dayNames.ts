import type { Language } from '../languages.ts';

interface Names {
  months: string;
  shortMonths: string;
  /** From Sunday on. */
  weekdays: string;
  shortWeekdays: string;
}

const urMonths = 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر';
const urWeekdays = 'اتوار پیر منگل بدھ جمعرات جمعہ ہفتہ';

/** As the Unicode CLDR has them for en-GB and ur. Urdu has no short ones. */
const names: Record<Language, Names> = {
  en: {
    months: 'January February March April May June July August September October November December',
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  },
  ur: { months: urMonths, shortMonths: urMonths, weekdays: urWeekdays, shortWeekdays: urWeekdays },
};

/** Parts of a day that a text names. */
export interface DayParts {
  weekday?: 'long' | 'short';
  day?: boolean;
  month?: 'long' | 'short';
  year?: boolean;
}

/**
 * A calendar day in words, as in Pakistan: "Sun 12 July 2027", "اتوار 12 جولائی 2027". Not by `Intl`, whose first use costs a phone
 * 50 ms, and which puts commas between.
 */
export function dayInWords(day: string, parts: DayParts, language: Language): string {
  const { months, shortMonths, weekdays, shortWeekdays } = names[language];
  const [year, month = 1, date] = day.split('-').map(Number);
  const said = [
    parts.weekday && nth(parts.weekday === 'long' ? weekdays : shortWeekdays, weekdayOf(day)),
    parts.day && date,
    parts.month && nth(parts.month === 'long' ? months : shortMonths, month - 1),
    parts.year && year,
  ];
  return said.filter(Boolean).join(' ');
}

function nth(list: string, at: number): string | undefined {
  return list.split(' ')[at];
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
