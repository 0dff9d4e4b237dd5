import { describe, expect, test } from 'vitest';
import { sayPolicy, sayPolicyOf } from '../../../../web/src/features/money/policyWords.ts';
import '../../support/speakEnglish.ts';

const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

describe('a cancellation policy', () => {
  test('is a line for each of its steps, and one for whatever is later', () => {
    expect(sayPolicy('firm')).toEqual([
      'Cancelled 15 days before arrival or earlier: 100% goes back',
      'Cancelled 7 days before arrival or earlier: 50% goes back',
      'Cancelled later: nothing goes back',
    ]);
  });

  test('is told in rupees of an advance', () => {
    expect(plain(sayPolicyOf('firm', 5001))).toEqual([
      'Cancelled 15 days before arrival or earlier: PKR 5,001 goes back',
      'Cancelled 7 days before arrival or earlier: PKR 2,501 goes back',
      'Cancelled later: nothing goes back',
    ]);
  });
});
