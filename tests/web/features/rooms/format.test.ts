import '../../support/speakEnglish.ts';
import { describe, expect, test } from 'vitest';
import {
  formatBeds,
  formatClass,
  formatDays,
  formatGuests,
  formatNights,
  formatPrice,
} from '../../../../web/src/features/rooms/format.ts';

describe('how rooms are written', () => {
  test('a price has its currency before it, thousands apart, and does not break', () => {
    expect([500, 2500, 30_000].map(formatPrice)).toEqual(['PKR\u00a0500', 'PKR\u00a02,500', 'PKR\u00a030,000']);
  });

  test('one guest is not "1 guests"', () => {
    expect([1, 2].map(formatGuests)).toEqual(['1 guest', '2 guests']);
  });

  test('one bed is not "1 beds"', () => {
    expect([1, 3].map(formatBeds)).toEqual(['1 bed', '3 beds']);
  });

  test('the days of a stay are the same wherever the browser is', () => {
    const days = formatDays({ checkIn: '2027-07-12', checkOut: '2027-07-15' });
    expect(days.replaceAll(/\s/gu, ' ')).toBe('Jul 12 – 15, 2027');
  });

  test('one night is not "1 nights"', () => {
    expect([1, 3].map(formatNights)).toEqual(['1 night', '3 nights']);
  });

  test('a class is called a class', () => {
    expect(formatClass('First')).toBe('First class');
  });
});
