import { api } from '../../shared/api.ts';
import { advance, bookingAdvance, offeredAdvance } from '../../shared/contracts/advances.ts';
import { payment } from '../../shared/contracts/payments.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

const shown = jsonSchemaOf(advance, 'output');
const refund = shown.properties?.refund as JsonSchema;
const money = jsonSchemaOf(payment, 'output');

/** Shapes of advances, and of the money of a booking. */
export const advanceShapes: Readonly<Record<string, JsonSchema>> = {
  OfferedAdvance: jsonSchemaOf(offeredAdvance, 'output'),
  BookingAdvance: jsonSchemaOf(bookingAdvance, 'output'),
  AdvancePayee: shown.properties?.payee as JsonSchema,
  AdvanceProof: shown.properties?.proof as JsonSchema,
  RefundPaid: refund.properties?.paid as JsonSchema,
  Refund: refund,
  Advance: shown,
  RefundNow: money.properties?.refundNow as JsonSchema,
  Payment: money,
  PaymentAnswer: jsonSchemaOf(api.getBookingPayment.response, 'output'),
};
