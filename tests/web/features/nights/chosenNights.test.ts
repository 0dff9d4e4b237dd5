import { describe, expect, test } from 'vitest';
import { type ChosenNights, choose, isSameChoice } from '../../../../web/src/features/nights/chosenNights.ts';
import { spansOfRoom } from '../../../../web/src/features/nights/monthNights.ts';

const spans = spansOfRoom(
  '2027-07',
  [
    { from: '2027-07-20', to: '2027-07-22', kind: 'booked', bookingRequestId: 'x', guest: 'Bilal' },
    { from: '2027-07-25', to: '2027-07-27', kind: 'closed', closingId: 'c', note: 'Painting' },
  ],
  '2027-07-10',
);

/** The chosen nights after these days of July were pressed, one after the other. */
function chosenAfter(...days: number[]): ChosenNights | undefined {
  const day = (number: number) => `2027-07-${String(number).padStart(2, '0')}`;
  return days.reduce<ChosenNights | undefined>(
    (before, number) => choose(before, { propertyId: 'p1', roomNumber: 101, day: day(number), spans }),
    undefined,
  );
}

const short = (chosen: ChosenNights | undefined) =>
  chosen && `${chosen.act} ${Number(chosen.first.slice(8))}-${Number(chosen.last.slice(8))}`;

describe('the nights that are chosen', () => {
  test.each([
    ['one press is one night', [12], 'close 12-12'],
    ['the next is the last of them', [12, 15], 'close 12-15'],
    ['or the first, for whoever begins at the end', [15, 12], 'close 12-15'],
    ['another one after that begins anew', [12, 15, 17], 'close 17-17'],
    ['the same night again chooses nothing', [12, 12], undefined],
    ['today can be closed', [10], 'close 10-10'],
    ['a night that is over changes nothing', [12, 3], 'close 12-12'],
    ['no guest is closed out: beyond a stay one begins anew', [18, 23], 'close 23-23'],
    ['closed nights are looked at whole', [26], 'look 25-26'],
    ['a free night after a closed one begins anew', [25, 28], 'close 28-28'],
    ['what is closed already may lie between: it is left out', [24, 28], 'close 24-28'],
    ['a stay is looked at whole', [21], 'look 20-21'],
    ['after a look at a stay one begins anew', [21, 12], 'close 12-12'],
  ])('%s', (_, days, chosen) => expect(short(chosenAfter(...days))).toBe(chosen));

  test('are of one room: in another room one begins anew', () => {
    const other = choose(chosenAfter(12), { propertyId: 'p1', roomNumber: 102, day: '2027-07-15', spans });
    expect(other).toMatchObject({ roomNumber: 102, first: '2027-07-15', last: '2027-07-15' });
  });
});

describe('nights whose closing is under way', () => {
  const [chosen, others] = [chosenAfter(12, 15), chosenAfter(12, 16)];
  const sent = { chosen, note: 'Painting' };

  test('are left after it where they are still chosen', () => {
    expect(isSameChoice(sent, { chosen: chosenAfter(12, 15), note: 'Painting' })).toBe(true);
  });

  test.each([
    ['other nights', { chosen: others, note: 'Painting' }],
    ['none', { chosen: undefined, note: '' }],
    ['another note', { chosen, note: 'Painting, and the roof' }],
  ])('are not where by then there are %s', (_, since) => {
    expect(isSameChoice(sent, since)).toBe(false);
  });
});
