import { mostLines } from './rules/ledger.ts';

/** Errors about ledgers and books: a part of the catalogue. */
export const ledgerErrors = {
  money_by_owner: {
    status: 403,
    message: 'The owner writes this down. Helpers write down cash that comes in, where the owner lets them.',
  },
  line_not_found: { status: 404, message: 'This booking has no such line. Look at its lines.' },
  no_ledger: {
    status: 409,
    message: 'Money is written down for a booking that was accepted, until a year after its check-out.',
  },
  line_reversed: { status: 409, message: 'This line was taken back already, or takes another one back itself.' },
  line_of_advance: {
    status: 409,
    message: 'You said that this advance has come, so its line stays. Write to us if that was a mistake.',
  },
  more_than_paid: { status: 409, message: 'More would go back than this guest has paid. Look at the lines.' },
  ledger_full: { status: 409, message: `A booking has ${mostLines} lines at most. Write to us about this one.` },
  line_sent_before: {
    status: 409,
    message:
      'You wrote down another line from here before. It stands in the booking. Send again to write this as well.',
  },
} as const;
