import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../support/site.tsx';
import type { Trust } from '../../../../shared/contracts/hosts.ts';
import { HostHabits } from '../../../../web/src/features/roomPage/HostHabits.tsx';

/** Lines about a host who answers within two hours. */
function saidOf(trust?: Trust, owesRefund?: true): (string | null)[] {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <HostHabits hours={2} trust={trust} owesRefund={owesRefund} />
    </I18nProvider>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

test('a host without five stays is told by the hours in which he answers alone', () => {
  expect(saidOf()).toEqual(['Usually answers within 2 hours']);
});

test('a host with stays is told by minutes, stays and days of refunds', () => {
  expect(saidOf({ answersInMinutes: 40, stays: 41, refundDays: 3 })).toEqual([
    'Usually answers within 40 minutes',
    '41 stays in the last 12 months',
    'Has paid refunds back within 3 days',
  ]);
});

test.each([
  [0, 'Has paid refunds back on the same day'],
  [1, 'Has paid refunds back within a day'],
])('refunds within %i days are said so', (refundDays, words) => {
  expect(saidOf({ stays: 5, refundDays })).toContain(words);
});

test('minutes of more than an hour are said in hours', () => {
  expect(saidOf({ answersInMinutes: 90, stays: 5 })[0]).toBe('Usually answers within 2 hours');
});

test('a host who is late with a refund is told by that, and not by those of before', () => {
  expect(saidOf({ stays: 5, refundDays: 1 }, true).at(-1)).toMatch(/^Has not paid a guest’s refund in time/);
});
