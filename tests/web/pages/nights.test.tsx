import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../shared/rules/dates.ts';
import { answerDashboard, answerNights } from '../support/dashboard.ts';
import { answer, hold, noLine, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { closing, day, month, night, openMonth, painted, pressed, row, stay } from '../support/monthDesk.ts';
import { ahead } from '../support/samples.ts';
import { button, field, fill, focused, noteOf, open, says, toastSaid, toastSays, vendor } from '../support/site.tsx';

beforeEach(answerDashboard);

const closed = ok('nights_closed', closing());

describe('the nights of an owner', () => {
  test('are closed from the first that is pressed to the last, with a note, and the focus stays in the grid', async () => {
    const user = await openMonth();
    await user.click(night(10));
    expect(pressed()).toEqual([10]);
    await user.click(night(12));
    expect(pressed()).toEqual([10, 11, 12]);
    expect([field('First night').value, field('Last night').value]).toEqual([day(10), day(12)]);
    await says('3 nights to close');
    await fill('Note', 'Painting');
    const held = hold('closeNights');
    await user.dblClick(button('Close nights'));
    expect(sentTo('closeNights').map(({ params, body }) => ({ ...params, ...body }))).toEqual([
      {
        ...{ postId: 'p1', roomNumbers: [101], from: day(10), to: day(13), note: 'Painting' },
        requestKey: expect.any(String),
      },
    ]);
    answerNights([painted], [], [closing()]);
    held.release(closed);
    await waitFor(() => expect(pressed()).toEqual([]));
    await waitFor(() => expect(night(11).getAttribute('aria-label')).toContain('closed: Painting'));
    expect(screen.getByRole('grid').contains(focused())).toBe(true);
  });

  test('that are chosen while others are being closed stay chosen', async () => {
    const user = await openMonth();
    await user.click(night(10));
    const held = hold('closeNights');
    await user.click(button('Close nights'));
    await user.click(night(20, 102));
    held.release(closed);
    await toastSaid();
    expect(pressed(102)).toEqual([20]);
  });

  test('keep the note while more of them are chosen, and none of it for another room', async () => {
    const user = await openMonth();
    await user.click(night(10));
    await fill('Note', 'Painting');
    await user.click(night(12));
    expect(field('Note').value).toBe('Painting');
    await user.click(night(12, 102));
    expect(field('Note').value).toBe('');
  });

  test('are closed of all rooms that are alike, or of the house, in one act', async () => {
    const user = await openMonth();
    answer('closeNights', closed);
    await user.click(night(10));
    await user.selectOptions(field('Rooms'), 'All rooms like it: 101, 102');
    await user.click(button('Close nights'));
    await waitFor(() => expect(sentTo('closeNights')[0]?.body).toMatchObject({ kind: 'double' }));
    await waitFor(() => expect(pressed()).toEqual([]));
    await user.click(night(10));
    await user.selectOptions(field('Rooms'), 'The house, all 3 rooms');
    await user.click(button('Close nights'));
    await waitFor(() => expect(sentTo('closeNights')).toHaveLength(2));
    expect(Object.keys(sentTo('closeNights')[1]?.body ?? {}).sort()).toEqual(['from', 'requestKey', 'to']);
  });

  test('are not closed over those of a guest: the second press begins anew', async () => {
    answerNights([{ ...stay, from: day(11) }]);
    const user = await openMonth();
    await user.click(night(10));
    await user.click(night(13));
    expect(pressed()).toEqual([13]);
  });

  test('of another room are a choice of their own', async () => {
    const user = await openMonth();
    await user.click(night(10));
    await user.click(night(12, 102));
    expect(pressed()).toEqual([]);
    expect(pressed(102)).toEqual([12]);
  });

  test('are chosen no more by the same press, the cross, and Escape', async () => {
    const user = await openMonth();
    await user.click(night(10));
    await user.click(night(10));
    expect(pressed()).toEqual([]);
    await user.click(night(10));
    await user.click(button('Choose no nights'));
    expect(pressed()).toEqual([]);
    await user.click(night(10));
    await user.keyboard('{Escape}');
    expect(pressed()).toEqual([]);
    expect(focused()).toBe(night(10));
  });

  test('that a guest has got meanwhile say so, and choice and note stay', async () => {
    const user = await openMonth();
    await user.click(night(10));
    await fill('Note', 'Painting');
    answer('closeNights', new Refusal('nights_booked'));
    await user.click(button('Close nights'));
    await says(sentenceOf('nights_booked'));
    expect(pressed()).toEqual([10]);
    expect(field('Note').value).toBe('Painting');
  });

  test('without a line say so, and can be sent again', async () => {
    const user = await openMonth();
    await user.click(night(10));
    answer('closeNights', noLine);
    await user.click(button('Close nights'));
    await toastSays(/Sarai cannot be reached/);
    await user.click(button('Close nights'));
    await waitFor(() => expect(sentTo('closeNights')).toHaveLength(2));
  });

  test('are typed too, and a last before the first is said at its field', async () => {
    const user = await openMonth();
    await user.click(night(10));
    await fill('Last night', day(8));
    await user.click(button('Close nights'));
    expect(noteOf(field('Last night'))).not.toBe('');
    expect(focused()).toBe(field('Last night'));
    expect(sentTo('closeNights')).toHaveLength(0);
    await fill('Last night', addDays(day(10), 40));
    answer('closeNights', closed);
    await user.click(button('Close nights'));
    await waitFor(() => expect(sentTo('closeNights')[0]?.body.to).toBe(addDays(day(10), 41)));
  });

  test('outlive the turning of the month while they are chosen', async () => {
    const user = await openMonth();
    await user.click(night(28));
    await user.click(button('Next month'));
    await screen.findByRole('grid');
    expect(location.search).not.toBe(`?month=${month}`);
    await user.click(button('Previous month'));
    await waitFor(() => expect(pressed()).toEqual([28]));
  });

  test('are walked through by arrows, and reached by Tab at one of them', async () => {
    const user = await openMonth();
    night(10).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe(night(11, 102));
    expect(night(11, 102).tabIndex).toBe(0);
    const stops = [101, 102]
      .flatMap((number) => within(row(number)).getAllByRole('button'))
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  test('that are over cannot be chosen', async () => {
    const user = await open('/calendar', vendor);
    await screen.findByRole('grid');
    const first = night(1);
    if (ahead(0).endsWith('-01')) return;
    expect(first.getAttribute('aria-disabled')).toBe('true');
    await user.click(first);
    expect(pressed()).toEqual([]);
  });
});
