import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { answerBySheet, card, inCard, offered, openRequests, outcomes } from '../support/requestDesk.ts';
import { ahead, calendarOf, ownerProfile, requestOf } from '../support/samples.ts';

beforeEach(() => {
  answer('previewAcceptance', ok('acceptance_preview', offered));
  answer('getVendorProfile', ok('own_profile', ownerProfile));
  answer('getRoomCalendar', ok('room_calendar', calendarOf()));
});

test('says the rooms that an acceptance takes, whom it declines, and what is mailed, before anything is sent', async () => {
  const declines = [
    { bookingRequestId: 'b', userName: 'Guest b', bookingStartDate: ahead(12), bookingEndDate: ahead(14) },
  ];
  answer('previewAcceptance', ok('acceptance_preview', { ...offered, declines }));
  const user = await openRequests([requestOf('a')]);
  await user.click(inCard('Guest a', /^Accept/));
  const sheet = await screen.findByRole('dialog', { name: 'Accept Guest a?' });
  await waitFor(() => expect(sheet.textContent).toContain('Room 104'));
  expect(within(sheet).getByRole('listitem').textContent).toContain('Guest b');
  expect(sheet.textContent).toContain('gets a mail at once');
  await user.click(within(sheet).getByRole('button', { name: 'Not now' }));
  expect(sentTo('acceptBookingRequests')).toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows the room that was taken after the acceptance', async () => {
  const user = await openRequests([requestOf('a')]);
  const taken = { bookingRequestId: 'a', outcome: 'accepted' as const, roomNumbers: [104] };
  answer('acceptBookingRequests', { ...outcomes(), outcomes: [taken] });
  await answerBySheet(user, 'Guest a', 'Accept');
  await waitFor(() => expect(card('Guest a').textContent).toContain('Room 104'));
});

test('sends the reason that was chosen and the line that was written, and one press more takes the reason back', async () => {
  const user = await openRequests([requestOf('a')]);
  answer('rejectBookingRequests', outcomes(['a', 'rejected']));
  await user.click(inCard('Guest a', /^Decline/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Decline Guest a?' }));
  await user.click(sheet.getByRole('button', { name: 'We are closed' }));
  await user.click(sheet.getByRole('button', { name: 'Too late to prepare' }));
  expect(sheet.getByRole('button', { name: 'We are closed' }).getAttribute('aria-pressed')).toBe('false');
  await user.type(sheet.getByLabelText('A line of your own'), 'Come in May.');
  await user.click(sheet.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(sentTo('rejectBookingRequests')).toHaveLength(1));
  expect(sentTo('rejectBookingRequests')[0]?.body).toEqual({ reasonCode: 'too_late', reason: 'Come in May.' });
});

test('keeps the typed line after an error', async () => {
  const user = await openRequests([requestOf('a')]);
  answer('rejectBookingRequests', new Refusal('internal'));
  await user.click(inCard('Guest a', /^Decline/));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('A line of your own'), 'Come in May.');
  await user.click(sheet.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(sheet.getByRole('alert').textContent).toContain(sentenceOf('internal')));
  expect(sheet.getByLabelText<HTMLTextAreaElement>('A line of your own').value).toBe('Come in May.');
});
