import { expect, test } from 'vitest';
import { type Booking, bookingOf } from '../../../../web/src/features/bookings/stay/booking.ts';
import { stepsOf } from '../../../../web/src/features/bookings/traveller/steps.ts';
import { booking } from './booking.ts';
import '../../support/speakEnglish.ts';

/** Noon in Pakistan on 10 July 2027. */
const now = new Date('2027-07-10T07:00:00Z');
const answeredAt = '2027-07-10T06:30:00.000Z';
const endedAt = '2027-07-10T06:45:00.000Z';

const story = (changed: Partial<Booking>) =>
  stepsOf({ ...bookingOf(booking), ...changed }, now).map(({ words, when }) => `${words} ${when}`);

test('a request that waits says until when it is answered', () => {
  expect(story({})).toEqual(['Asked 11:00', 'Answer by 18:40']);
});

test('an accepted one says when it was, and what comes next', () => {
  expect(story({ status: 'active', answeredAt })).toEqual(['Asked 11:00', 'Accepted 11:30', 'Check-in Mon 12 July']);
});

test.each([
  [{ status: 'rejected', endedAt }, 'Declined 11:45'],
  [{ status: 'expired' }, 'Ended without an answer 18:40'],
  [{ status: 'cancelled', cancelledBy: 'guest', endedAt }, 'Taken back by you 11:45'],
  [{ status: 'cancelled', cancelledBy: 'guest', answeredAt, endedAt }, 'Cancelled by you 11:45'],
  [{ status: 'cancelled', cancelledBy: 'owner', answeredAt, endedAt }, 'Cancelled by the owner 11:45'],
  [{ status: 'cancelled', cancelledBy: 'sarai', answeredAt, endedAt }, 'Cancelled by Sarai 11:45'],
  [{ status: 'cancelled', cancelledBy: 'sarai', endedAt }, 'Cancelled by Sarai 11:45'],
  [{ status: 'cancelled', cancelledBy: 'lapse', answeredAt, endedAt }, 'Advance not paid in time 11:45'],
  [{ status: 'completed', answeredAt }, 'Check-out Thu 15 July'],
] as const)('the end of %o is told', (changed, last) => {
  expect(story(changed).at(-1)).toBe(last);
});
