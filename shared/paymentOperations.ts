import { setAdvanceTerms, setBooks } from './contracts/advanceTerms.ts';
import { getPayee, setPayee, withdrawPayeeChange } from './contracts/payees.ts';
import {
  answerAdvance,
  answerRefund,
  getBookingPayment,
  getBookingPaymentAsOwner,
  openPayee,
  payRefund,
  sendProof,
} from './contracts/payments.ts';

/** The operations of money: a part of the table of endpoints. */
export const paymentOperations = {
  getBookingPayment,
  getBookingPaymentAsOwner,
  openPayee,
  sendProof,
  answerRefund,
  answerAdvance,
  payRefund,
  getPayee,
  setPayee,
  withdrawPayeeChange,
  setAdvanceTerms,
  setBooks,
} as const;
