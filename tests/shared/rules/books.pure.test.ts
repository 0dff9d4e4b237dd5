import { describe, expect, test } from 'vitest';
import { booksFields } from '../../../shared/rules/books.ts';
import { kept, violationOf } from '../../../shared/rules/field.ts';

const { ntn } = booksFields;

describe('a tax number', () => {
  test.each([
    ['1234567-8', '1234567-8'],
    ['12345678', '1234567-8'],
    ['1234567', '1234567'],
    ['۱۲۳۴۵۶۷ - ۸', '1234567-8'],
    ['3520112345671', '35201-1234567-1'],
    ['35201-1234567-1', '35201-1234567-1'],
  ])('%s is kept as %s', (typed, stored) => {
    expect([violationOf(ntn, typed), kept(ntn, typed)]).toEqual([undefined, stored]);
  });

  test.each(['123456', '123456789', '352011234567', 'A234567-8', '12345678901234'])('%s is none', (typed) => {
    expect(violationOf(ntn, typed)?.code).toBe('ntn_malformed');
  });

  test('may be left out', () => expect(violationOf(ntn, ' ')).toBeUndefined());
});
