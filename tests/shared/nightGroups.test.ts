import { expect, test } from 'vitest';
import { decidingDays, nightGroups } from '../../shared/rules/nightGroups.ts';
import type { QuotedNight } from '../../shared/rules/quote.ts';

const plain = (night: string): QuotedNight => ({ night, price: 9500, by: 'price' });
const saturday = (night: string): QuotedNight => ({ night, price: 12_000, by: 'weekday' });

test('nights of one price and cause are told together, also where others lie between', () => {
  const nights = [plain('2027-05-07'), saturday('2027-05-08'), plain('2027-05-09')];
  expect(nightGroups(nights).map(({ price, nights: own }) => [price, own])).toEqual([
    [9500, ['2027-05-07', '2027-05-09']],
    [12_000, ['2027-05-08']],
  ]);
});

test('nights of one price are apart where something else decides it', () => {
  const own: QuotedNight = { night: '2027-05-08', price: 9500, by: 'ownDays', name: 'Eid' };
  expect(nightGroups([plain('2027-05-07'), own])).toHaveLength(2);
});

test('a price of weekdays names each of its days once, Sunday first, and no other price names any', () => {
  const nights = ['2027-05-08', '2027-05-09', '2027-05-15'].map(saturday);
  const [group] = nightGroups(nights);
  expect(group && decidingDays(group)).toEqual(['2027-05-09', '2027-05-15']);
  const [other] = nightGroups([plain('2027-05-08')]);
  expect(other && decidingDays(other)).toEqual([]);
});
