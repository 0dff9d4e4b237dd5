import type { Operation } from '../../../shared/api.ts';
import { today } from '../../../shared/rules/dates.ts';
import { accountOf, proofOf } from '../client/advances.ts';
import type { Cast } from './cast.ts';

/** The booking of an operation whose advance has come so far that A could do it. */
export const paidStays: Partial<Record<Operation, (cast: Cast) => string>> = {
  answerAdvance: ({ money }) => money.sent,
  payRefund: ({ money }) => money.refundDue,
  answerRefund: ({ money }) => money.refunded,
};

/** Bodies of the operations about money. */
export const moneyBodies: Partial<Record<Operation, () => unknown>> = {
  setPayee: () => ({
    ...accountOf('000011112222'),
    ...{ password: 'Guessed@2024', revision: 0 },
  }),
  setAdvanceTerms: () => ({
    terms: { share: 50, hours: 6, notWithinDays: 0, policy: 'firm' },
    revision: 0,
  }),
  setBooks: () => ({ name: 'B', ntn: '1234567-8', helpersTakeCash: true, revision: 0 }),
  addLedgerLine: () => ({ kind: 'in', way: 'cash', amount: 5, requestKey: 'a-line-of-nobody' }),
  sendProof: () => proofOf('OFB1234567', 5),
  answerAdvance: () => ({ answer: 'received', amount: 1, revision: 2 }),
  payRefund: () => ({ ...proofOf('OFB1234567', 5), lastFour: undefined }),
  answerRefund: () => ({ answer: 'denied' }),
  countCash: () => ({ day: today(), opening: 5, revision: 0 }),
};
