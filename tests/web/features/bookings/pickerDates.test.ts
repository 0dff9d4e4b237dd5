import { afterEach, expect, test } from 'vitest';
import { addDays } from '../../../../shared/rules/dates.ts';
import { dateOf, dayOf } from '../../../../web/src/features/bookings/stay/pickerDates.ts';
import { formatStay, isAbroad } from '../../../../web/src/words/days.ts';
import '../../support/speakEnglish.ts';

const { TZ: zone } = process.env;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(['America/Los_Angeles', 'Asia/Karachi', 'Pacific/Kiritimati', 'Africa/Cairo', 'America/Santiago'])(
  'every day of two years comes back from the picker as the same day in %s',
  (TZ) => {
    process.env.TZ = TZ;
    const days = Array.from({ length: 731 }, (_, ahead) => addDays('2027-01-01', ahead));
    expect(days.map((day) => dayOf(dateOf(day)))).toEqual(days);
  },
);

test('days are said as they are in every zone', () => {
  for (const TZ of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    process.env.TZ = TZ;
    expect(formatStay('2027-07-12', '2027-07-15', new Date('2027-07-01T00:00:00Z'))).toBe('12 to 15 July');
  }
});

test('a browser is abroad where its clock shows another time than those of Pakistan', () => {
  process.env.TZ = 'America/Los_Angeles';
  expect(isAbroad()).toBe(true);
  process.env.TZ = 'Asia/Karachi';
  expect(isAbroad()).toBe(false);
});
