import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalendarDesk, entry, openWith } from '../support/calendarDesk.ts';
import { answer, bodyTo, hold, listed, noLine, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ownOf } from '../support/propertyForms.ts';
import { button, field, fill, focused, noteOf, open, says, toastSays, vendor } from '../support/site.tsx';

const link = 'https://www.airbnb.com/calendar/ical/1.ics?s=abcd';

beforeEach(answerCalendarDesk);

describe('a property without calendars', () => {
  test('says why they are connected, and opens the form on a press', async () => {
    const user = await openWith();
    await says('so that no night is sold twice');
    await says('you get a mail at once');
    await user.click(button('Add a calendar'));
    expect(field('Link of its calendar')).toBeTruthy();
  });

  test('of several only the first one explains them', async () => {
    answer('listVendorProperties', listed('own_properties', [ownOf('p1'), ownOf('p2')]));
    await openWith();
    await says('No calendar of another platform is connected.');
    expect(screen.getAllByText(/you get a mail at once/)).toHaveLength(1);
  });
});

describe('the form of a calendar', () => {
  async function openForm() {
    const user = await openWith();
    await user.click(await screen.findByRole('button', { name: 'Add a calendar' }));
    return user;
  }

  test('adds one for the rooms of a kind, whose link out is shown until the page is left', async () => {
    const user = await openForm();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(noteOf(field('Link of its calendar'))).toContain('Sync calendars › Export calendar');
    await fill('Link of its calendar', ` ${link} `);
    const held = hold('addCalendar');
    await user.dblClick(button('Add'));
    expect(bodyTo('addCalendar')).toEqual({
      channel: 'airbnb',
      kind: 'kind7200',
      address: link,
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    held.release(ok('calendar_added', { ...entry(), link: '/calendar/secret.ics' }));
    await toastSays('added');
    const shown = await screen.findByLabelText<HTMLInputElement>('Secret link for Airbnb');
    expect(shown.value).toBe(`${location.origin}/api/calendar/secret.ics`);
    await user.click(button('Copy'));
    expect(writeText).toHaveBeenCalledWith(shown.value);
  });

  test('adds one for a single room, also without a link of its own', async () => {
    const user = await openForm();
    await user.selectOptions(field('Rooms that it is for'), 'Room 201');
    answer('addCalendar', ok('calendar_added', entry({ roomNumber: 201, kind: undefined, feed: undefined })));
    await user.click(button('Add'));
    await says('Nothing is read yet');
    expect(bodyTo('addCalendar')).toMatchObject({ channel: 'airbnb', roomNumber: 201 });
    expect(bodyTo('addCalendar')).not.toHaveProperty('address');
  });

  test('asks for the name of a calendar of no known channel', async () => {
    const user = await openForm();
    await user.click(screen.getByRole('radio', { name: 'Another calendar' }));
    await user.click(button('Add'));
    expect(focused()).toBe(field('Name'));
    expect(sentTo('addCalendar')).toHaveLength(0);
  });

  test('refuses what is no link, and keeps what is typed when the call fails', async () => {
    const user = await openForm();
    await fill('Link of its calendar', 'airbnb');
    await user.click(button('Add'));
    expect(noteOf(field('Link of its calendar'))).toContain('Paste the whole address');
    await fill('Link of its calendar', link);
    answer('addCalendar', noLine);
    await user.click(button('Add'));
    await waitFor(() => expect(sentTo('addCalendar')).toHaveLength(1));
    expect(field('Link of its calendar').value).toBe(link);
    answer('addCalendar', new Refusal('too_many_calendars'));
    await user.click(button('Add'));
    await says(sentenceOf('too_many_calendars'));
    const keys = sentTo('addCalendar').map(({ body }) => body.requestKey);
    expect(new Set(keys).size).toBe(1);
  });

  test('keeps a link that is shown with http, or for a calendar, as https', async () => {
    const user = await openForm();
    await fill('Link of its calendar', 'http://www.vrbo.com/icalendar/1.ics');
    answer('addCalendar', ok('calendar_added', entry()));
    await user.click(button('Add'));
    await waitFor(() => expect(sentTo('addCalendar')).toHaveLength(1));
    expect(bodyTo('addCalendar')).toMatchObject({ address: 'https://www.vrbo.com/icalendar/1.ics' });
  });
});

test('the owner’s staff does not get the page', async () => {
  await open('/calendars', { ...vendor, staff: true });
  await waitFor(() => expect(sentTo('listVendorPendingRequests').length).toBeGreaterThan(0));
  expect(sentTo('listCalendars')).toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'Other calendars' })).toBeNull();
});
