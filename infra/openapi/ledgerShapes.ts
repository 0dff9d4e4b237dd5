import { api } from '../../shared/api.ts';
import { bookLine } from '../../shared/contracts/dayBooks.ts';
import { bookingAccount, ledgerLine, receipt, receiptHouse } from '../../shared/contracts/ledgers.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

const day = jsonSchemaOf(api.getDayBook.response, 'output');

/** Shapes of ledgers, receipts and books. */
export const ledgerShapes: Readonly<Record<string, JsonSchema>> = {
  LedgerLine: jsonSchemaOf(ledgerLine, 'output'),
  BookingAccount: jsonSchemaOf(bookingAccount, 'output'),
  ReceiptHouse: jsonSchemaOf(receiptHouse, 'output'),
  Receipt: jsonSchemaOf(receipt, 'output'),
  BookLine: jsonSchemaOf(bookLine, 'output'),
  DayBook: day.properties?.data as JsonSchema,
  DayBookAnswer: day,
};
