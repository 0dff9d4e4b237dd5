import { expect, test } from 'vitest';
import { chosenNights, stayFormIssues, withinRooms } from '../../../../web/src/features/bookings/request/stayForm.ts';
import type { StayText } from '../../../../web/src/features/bookings/request/stayText.ts';
import { openDays } from '../../../../web/src/features/bookings/stay/chosenDays.ts';
import { sayFormIssue } from '../../../../web/src/forms/formIssue.ts';
import '../../support/speakEnglish.ts';

/** Noon in Pakistan on 10 July 2027; the night from 14 to 15 July is taken. */
const now = new Date('2027-07-10T07:00:00Z');
const open = openDays(['2027-07-14'], now);

function said(typed: Partial<StayText>): string[] {
  const whole = { bookingStartDate: '2027-07-12', bookingEndDate: '2027-07-14', guests: '2', note: '', ...typed };
  return stayFormIssues(whole, { open, capacity: 3, now }).map((issue) => `${issue.path}: ${sayFormIssue(issue)}`);
}

test('a stay up to a taken night is right', () => {
  expect(said({})).toEqual([]);
});

test('a stay across a taken night is refused with the last day of check-out', () => {
  expect(said({ bookingEndDate: '07/15/27' })).toEqual([
    expect.stringMatching(
      /^bookingEndDate: The night from Wed,? 14 July.* is taken\. Check out on that day at the latest\.$/,
    ),
  ]);
});

test('an arrival on a taken night is refused', () => {
  expect(said({ bookingStartDate: '2027-07-14', bookingEndDate: '2027-07-16' })).toEqual([
    'bookingStartDate: This night is taken. Choose another day.',
  ]);
});

test('an arrival is judged before there is a check-out', () => {
  expect(said({ bookingStartDate: '2027-07-09', bookingEndDate: '' })).toEqual([
    'bookingStartDate: Check-in must be today or later',
    'bookingEndDate: Check-out is required',
  ]);
});

test('an empty form asks for both days', () => {
  expect(said({ bookingStartDate: '', bookingEndDate: '' })).toEqual([
    'bookingStartDate: Check-in is required',
    'bookingEndDate: Check-out is required',
  ]);
});

test('no more guests than the room sleeps, and no longer note than its owner reads', () => {
  expect(said({ guests: '4' })).toEqual(['guests: 3 guests at most sleep here']);
  expect(said({ note: 'x'.repeat(501) })).toEqual(['note: Note must have 500 characters at most']);
});

test('the nights that are paid for are those between both days, of a stay that can be had', () => {
  expect(chosenNights({ bookingStartDate: '2027-07-13', bookingEndDate: '2027-07-16' }, open)).toBe(0);
  expect(chosenNights({ bookingStartDate: '07/11/27', bookingEndDate: '2027-07-14' }, open)).toBe(3);
  expect(chosenNights({ bookingStartDate: '2027-07-12', bookingEndDate: '' }, open)).toBe(0);
});

test.each([
  ['4', '3'],
  ['2', '2'],
  ['', '1'],
])('of %s guests in a room that sleeps 3 by now %s are asked for', (typed, guests) => {
  const stay = { bookingStartDate: '', bookingEndDate: '', note: 'By jeep' };
  expect(withinRooms({ ...stay, guests: typed }, 3)).toEqual({ ...stay, guests });
});

test('a stay has as many nights as the strictest season of its nights asks for, and none where it ends on the first of them', () => {
  const seasons = [
    { from: '2027-07-20', to: '2027-07-25', nights: 2 },
    { from: '2027-07-25', to: '2027-08-01', nights: 4 },
  ];
  const issuesOf = (bookingStartDate: string, bookingEndDate: string) => {
    const typed = { bookingStartDate, bookingEndDate, guests: '2', note: '' };
    const issues = stayFormIssues(typed, { open: { ...open, leastNights: seasons }, capacity: 3, now });
    return issues.map(sayFormIssue);
  };
  expect(issuesOf('2027-07-19', '2027-07-20')).toEqual([]);
  expect(issuesOf('2027-07-20', '2027-07-21')).toEqual([
    'On these days the hotel takes stays of 2 nights at least. Choose a later check-out.',
  ]);
  expect(issuesOf('2027-07-24', '2027-07-27')).toEqual([
    'On these days the hotel takes stays of 4 nights at least. Choose a later check-out.',
  ]);
});
