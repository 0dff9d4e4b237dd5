import type { RareAction } from './rareInTalk.ts';

function of(functions: string[], actions: string[], because: string): RareAction[] {
  return actions.map((action) => ({ functions, action, because }));
}

const inBookings = (...actions: string[]) => actions.map((action) => `bookings dynamodb:${action}`);

/** Actions of functions for advances, refunds and ledgers. */
export const rareInPayments: readonly RareAction[] = [
  ...of(
    [
      'addLedgerLine',
      'getDayBook',
      'countCash',
      'getMonthBook',
      'getBookingPaymentAsOwner',
      'answerAdvance',
      'payRefund',
    ],
    ['vendors dynamodb:Query'],
    'It reads names of the staff where one of them has written a line; in a trial the owner does.',
  ),
  ...of(
    ['sendProof', 'answerAdvance'],
    inBookings('ConditionCheckItem', 'DeleteItem'),
    'It has the port of whoever moves an advance; in a trial no booking stands again after a lapse.',
  ),
  ...of(
    ['answerAdvance'],
    ['properties dynamodb:ConditionCheckItem', 'properties dynamodb:UpdateItem'],
    'It takes nights for a booking that stands again after a lapse.',
  ),
  ...of(
    ['bookingsDue'],
    inBookings('PutItem', 'ConditionCheckItem'),
    'It ends bookings whose advance nobody paid, and no advance of a trial is asked for so long.',
  ),
  ...of(['showStanding'], inBookings('GetItem'), 'It marks hotels whose owner pays a refund late.'),
  ...of(
    ['tellReports'],
    inBookings('GetItem', 'PutItem', 'Query'),
    'It tells operators of advances on which both sides do not agree.',
  ),
  ...of(
    ['setAdvanceTerms', 'setBooks'],
    ['properties dynamodb:ConditionCheckItem'],
    'It writes no search entries, and has the port of whoever does.',
  ),
];
