import { type Side, sides } from '../../shared/rules/roomMoves.ts';
import { settleAdvance, tellAdvance, tellAdvances } from './advances.ts';
import { type Command, needed, reasonOf } from './command.ts';
import { continueReceipts } from './continueReceipts.ts';
import { UsageError } from './operator.ts';

/** Commands about advances and what was paid. */
export const moneyCommands = {
  advances: {
    ...{ takes: '[property id]', changes: false, tables: ['properties', 'bookings'] },
    does: 'the advances that wait for an operator, the newest first; or all advances of a property',
    run: (operator, [propertyId]) => tellAdvances(operator, propertyId),
  },
  advance: {
    ...{ takes: '<booking id>', changes: false, tables: ['properties', 'bookings'] },
    does: 'what both sides have said about an advance: its item, the ledger and the acts of the hotel',
    run: (operator, [bookingId]) => tellAdvance(operator, needed(bookingId)),
  },
  'settle-advance': {
    ...{ takes: '<booking id> --for <guest|owner> --note <text>', changes: true, options: ['for', 'note'] },
    tables: ['properties', 'bookings'],
    does: 'decides about a payment that was not seen twice or not answered, or a refund that is denied, not answered or late; mails tell both sides',
    run: (operator, [bookingId], { for: side, note }) =>
      settleAdvance(operator, needed(bookingId), {
        settledFor: sideOf(side),
        note: reasonOf(note),
      }),
  },
  'continue-receipts': {
    ...{ takes: '<property id> --above <number> --note <text>', changes: true, options: ['above', 'note'] },
    tables: ['properties', 'bookings'],
    does: 'goes on with receipts above a number, after a restore has lost some; the books of the house tell the gap',
    run: (operator, [propertyId], { above, note }) =>
      continueReceipts(operator, needed(propertyId), { above: needed(above), note: needed(note) }),
  },
} as const satisfies Record<string, Command>;

/** @throws UsageError for another than the two sides of a booking */
function sideOf(given: string | undefined): Side {
  const side = sides.find((each) => each === given);
  if (!side) throw new UsageError();
  return side;
}
