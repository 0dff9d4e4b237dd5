import { api } from '../../shared/api.ts';
import { fixedTerms } from '../../shared/contracts/bookings.ts';
import { payeeAccount } from '../../shared/contracts/payees.ts';
import { advanceTerms } from '../../shared/contracts/properties.ts';
import { advanceShapes } from './advanceShapes.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { ledgerShapes } from './ledgerShapes.ts';

const payee = jsonSchemaOf(api.getPayee.response, 'output');

/** Shapes of advances, and of where guests pay. */
export const paymentShapes: Readonly<Record<string, JsonSchema>> = {
  AdvanceTerms: jsonSchemaOf(advanceTerms, 'output'),
  BookingTerms: jsonSchemaOf(fixedTerms, 'output'),
  PayeeAccount: jsonSchemaOf(payeeAccount, 'output'),
  Payee: payee.properties?.data as JsonSchema,
  PayeeAnswer: payee,
  ...ledgerShapes,
  ...advanceShapes,
};
