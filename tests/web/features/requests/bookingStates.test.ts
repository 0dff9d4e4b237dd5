import { expect, test } from 'vitest';
import { readState } from '../../../../web/src/features/requests/bookingStates.ts';

test.each([
  ['', 'active'],
  ['status=cancelled', 'cancelled'],
  ['status=pending', 'active'],
  ['status=toString', 'active'],
])('the address ?%s shows the bookings that are %s', (query, state) => {
  expect(readState(new URLSearchParams(query))).toBe(state);
});
