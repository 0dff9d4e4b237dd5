import { describe, expect, test } from 'vitest';
import { languageKeys } from '../../shared/languages.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { type DayParts, dayInWords } from '../../shared/rules/dayNames.ts';

const locales = { en: 'en-GB', ur: 'ur-PK-u-nu-latn' };

const asked: DayParts[] = [
  { weekday: 'short', day: true, month: 'long', year: true },
  { weekday: 'long', day: true, month: 'long' },
  { day: true, month: 'long' },
  { month: 'long', year: true },
  { month: 'short' },
  { weekday: 'short' },
];

describe.each(languageKeys)('in %s', (language) => {
  test.each(asked)('%j of each day is what Unicode says, without commas', (parts) => {
    const { weekday, day, month, year } = parts;
    const intl = new Intl.DateTimeFormat(locales[language], {
      timeZone: 'UTC',
      ...(weekday && { weekday }),
      ...(month && { month }),
      ...(day && { day: 'numeric' }),
      ...(year && { year: 'numeric' }),
    });
    const said = (of: string) => intl.format(Date.parse(of)).replace(/[,،]/g, '');
    for (let at = '2027-12-20', left = 400; left > 0; left -= 1, at = addDays(at, 1))
      expect(dayInWords(at, parts, language)).toBe(said(at));
  });

  test('days before 1970 have their weekday too', () => {
    expect(dayInWords('1969-12-28', { weekday: 'long' }, language)).toBe({ en: 'Sunday', ur: 'اتوار' }[language]);
  });
});
