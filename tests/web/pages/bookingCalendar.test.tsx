import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatWholeDay } from '../../../web/src/words/days.ts';
import { openSheet, typeDays } from '../support/bookingSheet.ts';
import { ahead } from '../support/samples.ts';
import { field, fill, says } from '../support/site.tsx';

describe('the days of a request in the calendar', () => {
  const day = (which: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${formatWholeDay(which)}`) });
  /** Days of one month, in the view of the calendar. */
  const inView = [10, 11, 12, 13, 14].map((date) => `${ahead(31).slice(0, 8)}${date}`) as [
    string,
    string,
    string,
    string,
    string,
  ];

  test('are chosen by one press for the arrival and one for the check-out, and the next begins anew', async () => {
    const user = await openSheet();
    await typeDays(inView[0], '');
    await fill('Check-in', '');
    await user.click(day(inView[1]));
    expect([field('Check-in').value, field('Check-out').value]).toEqual([inView[1], '']);
    await user.click(day(inView[3]));
    expect([field('Check-in').value, field('Check-out').value]).toEqual([inView[1], inView[3]]);
    await says('2 nights × PKR 7,200 = PKR 14,400');
    await user.click(day(inView[2]));
    expect([field('Check-in').value, field('Check-out').value]).toEqual([inView[2], '']);
  });

  test('are none that are taken, and none behind a taken night', async () => {
    const user = await openSheet({ taken: [inView[2]] });
    await typeDays(inView[0], '');
    expect(day(inView[2]).disabled).toBe(false);
    expect(day(inView[3]).disabled).toBe(true);
    await user.click(day(inView[2]));
    expect(field('Check-out').value).toBe(inView[2]);
    await typeDays('', '');
    expect(day(inView[2]).disabled).toBe(true);
    expect(day(inView[2]).getAttribute('aria-label')).toContain('taken');
  });
});
