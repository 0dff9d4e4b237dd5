import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerDashboard, answerNights } from '../support/dashboard.ts';
import { answer, ok, sentTo } from '../support/fakeApi.ts';
import { closing, day, night, openMonth, painted, pressed, stay } from '../support/monthDesk.ts';
import { button, fill, focused, says } from '../support/site.tsx';

beforeEach(answerDashboard);

describe('the nights that an owner has closed', () => {
  test('are opened as they were closed, all in one act', async () => {
    answerNights([painted], [], [closing()]);
    const user = await openMonth();
    await user.click(night(11));
    expect(pressed()).toEqual([10]);
    await says('Painting, room 101');
    answer('openNights', ok('nights_opened', closing({ state: 'opened' })));
    await user.click(screen.getAllByRole('button', { name: 'Open all, 3 nights' })[0] as HTMLElement);
    await waitFor(() => expect(sentTo('openNights')[0]?.params).toEqual({ postId: 'p1', closingId: 'c1' }));
    expect(sentTo('openNights')[0]?.query).toEqual({});
    await waitFor(() => expect(pressed()).toEqual([]));
  });

  test('are opened for a part, and the others stay closed', async () => {
    answerNights([painted], [], [closing()]);
    const user = await openMonth();
    await user.click(night(10));
    await fill('Last night', day(10));
    answer('openNights', ok('nights_opened', closing({ nights: 2 })));
    await user.click(button('Open these nights of room 101'));
    await waitFor(() => expect(sentTo('openNights')[0]?.query).toMatchObject({ from: day(10), to: day(11) }));
  });

  test('say how far their closing is, and which of them it left out', async () => {
    const leftOut = [{ roomNumber: 102, kind: 'booked' as const, from: day(11), to: day(12) }];
    const progress = { done: 4, of: 12 };
    answerNights([], [], [closing({ state: 'closing', progress, missed: 1, leftOut, scope: 'house' })]);
    await openMonth();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Nights are being closed' }).value).toBe(4);
    await says('Left out: room 102');
  });
});

describe('the nights of a stay', () => {
  test('of a stay are one bar with its guest, and say whose they are', async () => {
    answerNights([stay]);
    const user = await openMonth();
    expect(night(11)).toBe(night(10));
    expect(night(10).textContent).toBe('Amina');
    await user.click(night(11));
    expect(pressed()).toEqual([10]);
    await says('Booked by Amina');
    expect(screen.queryByRole('button', { name: 'Close nights' })).toBeNull();
    expect(sentTo('closeNights')).toHaveLength(0);
  });

  test('of another calendar are a bar that says so', async () => {
    answerNights([{ from: day(10), to: day(12), kind: 'elsewhere' }]);
    const user = await openMonth();
    await user.click(night(10));
    await says('Another calendar has these nights');
  });

  test('are walked through by arrows, a bar at a time', async () => {
    answerNights([stay]);
    const user = await openMonth();
    night(9).focus();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe(night(10));
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe(night(12));
    await user.keyboard('{ArrowLeft}{Enter}');
    await says('Booked by Amina');
  });
});
