import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FeedFaultName, feedFaults } from '../../../shared/rules/calendars.ts';
import { answerCalendarDesk, card, entry, feedOf, openWith } from '../support/calendarDesk.ts';
import { answer, bodyTo, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ahead } from '../support/samples.ts';
import { button, field, fill, plain, says, toastSaid } from '../support/site.tsx';

const link = 'https://www.airbnb.com/calendar/ical/1.ics?s=abcd';

beforeEach(answerCalendarDesk);

describe('a calendar', () => {
  test('says what it holds and when it was read', async () => {
    await openWith(entry({ echoes: 1 }));
    await card();
    await says('It holds 5 nights ahead, in 2 events. 1 event only repeats what our link has told it');
    await says('Read at 10:30, and every half hour.');
    await says('www.airbnb.com … abcd');
    await says('Nobody has read it yet.');
  });

  test.each(feedFaults)('that is broken says why, and that nothing is freed: %s', async (fault: FeedFaultName) => {
    await openWith(entry({ feed: feedOf({ state: 'broken', fault, faultSince: `${ahead(0)}T06:00:00.000Z` }) }));
    await says('The nights that it held stay held');
    expect(plain((await card()).getAllByRole('status')[0]?.textContent)).toMatch(/[Cc]opy|event|has this room|half/);
  });

  test('that was never read says so', async () => {
    await openWith(entry({ feed: { host: 'a.example', ending: '1234', state: 'waiting' } }));
    await says('It is being read for the first time.');
  });

  test('that has lost more than half of its nights says so', async () => {
    await openWith(entry({ feed: feedOf({ shrunkAt: `${ahead(0)}T06:00:00.000Z` }) }));
    await says('More than half of its nights were gone at 11:00');
  });

  test('is read at once on a press, and looked at until it was', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openWith(entry());
    await card();
    answer('readCalendar', ok('calendar_asked', entry({ feed: feedOf({ reading: true }) })));
    answer('listCalendars', ok('own_calendars', [entry({ nights: 6 })]));
    await user.click(button('Read now: Airbnb'));
    await waitFor(() => expect(button('Read now: Airbnb').getAttribute('aria-busy')).toBe('true'));
    await act(() => vi.advanceTimersByTimeAsync(14_000));
    await says('It holds 6 nights ahead');
  });

  test('takes another link, and keeps one that was refused', async () => {
    const user = await openWith(entry());
    await user.click(await screen.findByRole('button', { name: 'Change the link of Airbnb' }));
    await fill('Link of the calendar of Airbnb', link);
    answer('changeCalendar', new Refusal('conflict'));
    await user.click(button('Save'));
    await says(sentenceOf('conflict'));
    expect(field('Link of the calendar of Airbnb').value).toBe(link);
    answer('changeCalendar', ok('calendar_changed', entry({ feed: feedOf({ ending: '9999' }) })));
    await user.click(button('Save'));
    await says('9999');
    expect(sentTo('changeCalendar').at(-1)?.body).toEqual({ address: link });
  });

  test('of Airbnb holds unavailable nights on a press; of another channel it is not asked', async () => {
    const user = await openWith(entry(), entry({ _id: 'c2', channel: 'bookingCom', holdsUnavailable: true }));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Not available/ });
    answer('changeCalendar', ok('calendar_changed', entry({ holdsUnavailable: true })));
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    expect(bodyTo('changeCalendar')).toEqual({ holdsUnavailable: true });
  });

  test('names its clashes, and whose they are', async () => {
    const clashes = [
      { eventId: 'e1', from: ahead(3), to: ahead(5), reads: 'reservation' as const },
      { eventId: 'e2', from: ahead(9), to: ahead(10), reads: 'busy' as const },
    ];
    await openWith(entry({ clashing: 3, clashes }));
    await says('No room is free here for nights that Airbnb has taken');
    await says('a guest of Airbnb');
    await says('and 1 more');
  });

  test('of rooms that are gone says that it holds nothing', async () => {
    await openWith(entry({ kind: 'gone' }));
    await says('Its rooms are not listed any more');
  });
});

describe('the link out', () => {
  test('is renewed and revoked after a question', async () => {
    const user = await openWith(entry());
    await user.click(await screen.findByRole('button', { name: 'New link for Airbnb' }));
    answer('makeCalendarLink', ok('calendar_link_made', { ...entry(), link: '/calendar/other.ics' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'New link' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Secret link for Airbnb')).value).toContain('other.ics');
    await user.click(button('Revoke the link for Airbnb'));
    answer('revokeCalendarLink', ok('calendar_link_revoked', entry({ out: undefined })));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await says('It has no link, so Airbnb does not know what is taken here.');
    expect(screen.queryByLabelText('Secret link for Airbnb')).toBeNull();
  });

  test('that cannot be copied stays to be copied by hand', async () => {
    const user = await openWith(entry({ out: undefined }));
    answer('makeCalendarLink', ok('calendar_link_made', { ...entry(), link: '/calendar/other.ics' }));
    await user.click(await screen.findByRole('button', { name: 'New link for Airbnb' }));
    await toastSaid();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('It may not.'));
    await user.click(button('Copy'));
    await waitFor(() => expect(plain(document.body.textContent)).toContain('could not be copied'));
    expect(field('Secret link for Airbnb')).toBeTruthy();
  });
});

describe('the removal of a calendar', () => {
  test('asks first, and takes the card away', async () => {
    const user = await openWith(entry());
    await user.click(await screen.findByRole('button', { name: 'Remove the calendar of Airbnb' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(sentTo('removeCalendar')).toHaveLength(0);
    answer('removeCalendar', ok('calendar_removed', []));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Airbnb' })).toBeNull());
  });
});
