import '../../support/speakEnglish.ts';
import { describe, expect, test } from 'vitest';
import { formatBeds, formatClass, formatGuests, formatPrice } from '../../../../web/src/features/rooms/format.ts';

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

  test('a class is called a class', () => {
    expect(formatClass('First')).toBe('First class');
  });
});
