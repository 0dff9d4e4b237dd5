import { describe, expect, test } from 'vitest';
import { formatPrice, formatPrices } from '../../web/src/features/rooms/format.ts';
import { describeRest } from '../../web/src/features/search/describeSearch.ts';
import { startLanguage } from '../../web/src/i18n/startLanguage.ts';
import { sayAmenity } from '../../web/src/words/amenities.ts';
import { formatDate, formatDay, formatMoment, formatMonth, formatStay } from '../../web/src/words/days.ts';
import { listed } from '../../web/src/words/lists.ts';
import { sayAnswer, sayError, sayIssue } from '../../web/src/words/words.ts';

startLanguage();

/** Noon in Pakistan on 10 July 2027. */
const now = new Date('2027-07-10T07:00:00Z');

test('a price stands before its word, with a space that does not break', () => {
  expect(formatPrice(12_500)).toBe('12,500\u00a0روپے');
});

test('two prices have their word each', () => {
  expect(formatPrices(500, 2000)).toEqual({ from: '500\u00a0روپے', to: '2,000\u00a0روپے' });
  expect(
    describeRest({ location: 'ہنزہ', minCapacityMembers: 1, maxCapacityMembers: 12, minPrice: 500, maxPrice: 2000 }),
  ).toEqual(['کوئی بھی درجہ', '500\u00a0روپے سے 2,000\u00a0روپے تک']);
});

describe('a day', () => {
  test('is said without a comma, in the digits of bills', () => {
    expect(formatDay('2027-07-12', now)).toBe('پیر 12 جولائی');
    expect(formatDay('2028-07-12', now)).toBe('بدھ 12 جولائی 2028');
    expect(formatDate('1992-05-24')).toBe('24 مئی 1992');
    expect(formatMonth('2027-07-01')).toBe('جولائی 2027');
  });

  test('of a stay is the first or the last', () => {
    expect(formatStay('2027-07-12', '2027-07-15', now)).toBe('12 سے 15 جولائی');
  });

  test('has its time behind the comma of Urdu', () => {
    expect(formatMoment('2027-07-08T13:40:00.000Z', now)).toBe('8 جولائی، 18:40');
  });
});

test('a list has the commas of Urdu', () => {
  expect(listed(['گلگت', 'سکردو'])).toBe('گلگت، سکردو');
});

test('metres are said in words', () => {
  expect(sayAmenity('walk', 300)).toBe('300 میٹر پیدل');
});

describe('what the API says', () => {
  test('of a field is said with its label', () => {
    expect(sayIssue({ path: 'address.city', code: 'required', params: { label: 'City' } })).toBe(
      'شہر: یہ خانہ خالی نہ چھوڑیں',
    );
  });

  test('of a choice names the choices that have words', () => {
    const params = { label: 'Class type', options: 'Economy, First, Business' };
    expect(sayIssue({ path: 'classType', code: 'not_one_of', params })).toMatch(/اکانومی، فرسٹ، بزنس$/);
  });

  test('of a choice of codes names none of them', () => {
    const params = { label: 'Sort', options: 'price, -price' };
    expect(sayIssue({ path: 'sort', code: 'not_one_of', params })).not.toMatch(/[a-z]/i);
  });

  test('is said by its code, whatever its English is', () => {
    expect(sayError({ code: 'too_many_attempts', message: 'Too many', params: { seconds: 90 } })).not.toMatch(/[a-z]/i);
    expect(sayAnswer({ code: 'logged_in' as never, message: 'Logged in' })).not.toMatch(/[a-z]/i);
  });
});
