import { countCash, getDayBook, getMonthBook } from './contracts/dayBooks.ts';
import { addLedgerLine } from './contracts/ledgers.ts';

/** The operations of ledgers and books: a part of the table of endpoints. */
export const ledgerOperations = { addLedgerLine, getDayBook, countCash, getMonthBook } as const;
