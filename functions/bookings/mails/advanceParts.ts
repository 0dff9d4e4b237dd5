import type { Language } from '../../../shared/languages.ts';
import { againHours, lateDays } from '../../../shared/rules/advanceLife.ts';
import type { Facts } from '../../mail/drawnParts.ts';
import { dayInWords, momentInWords, rupees } from '../../mail/words.ts';
import type { ToldAdvance } from '../../money/toldAdvance.ts';
import { actBy, isAdvanceMail } from './advanceMails.ts';

/** Amounts, days and instants of an advance in the reader's words; empty ones are unknown, or nothing. */
export interface AdvanceParts {
  amount: string;
  received: string;
  /** Amount that is still asked for. */
  rest: string;
  until: string;
  /** Amount that its guest says to have paid. */
  said: string;
  receipt: string;
  /** Amount that goes back, its last day, and the amount that was paid back. */
  refund: string;
  refundBy: string;
  paidBack: string;
  settledFor: 'guest' | 'owner' | '';
  againHours: number;
  lateDays: number;
}

/** The parts of sentences about an advance; without one they are empty. */
export function advanceParts(advance: ToldAdvance | undefined, language: Language): AdvanceParts {
  const { amount = 0, received = 0, state, until, said, receipt, refund, settledFor = '' } = advance ?? {};
  const inWords = (whole: number | undefined) => (whole ? rupees(whole, language) : '');
  return {
    ...{ amount: inWords(amount), received: inWords(received), said: inWords(said) },
    rest: state === 'asked' || state === 'unseen' ? inWords(amount - received) : '',
    until: until ? momentInWords(until, language) : '',
    receipt: receipt === undefined ? '' : String(receipt),
    ...{ refund: inWords(refund?.amount), paidBack: inWords(refund?.paid) },
    refundBy: refund?.dueBy ? dayInWords(refund.dueBy, language) : '',
    ...{ settledFor, againHours, lateDays },
  };
}

const labels = {
  en: {
    advance: 'Advance',
    received: 'Advance received',
    until: 'To be paid by',
    receipt: 'Receipt',
    refund: 'Refund',
    refundBy: 'Refund by',
  },
  ur: {
    advance: 'ایڈوانس',
    received: 'ملا ہوا ایڈوانس',
    until: 'ادائیگی کی مہلت',
    receipt: 'رسید نمبر',
    refund: 'واپسی کی رقم',
    refundBy: 'واپسی کی آخری تاریخ',
  },
} as const;

/** Facts of an advance in a mail about it; none in another. */
export function advanceFacts(advance: ToldAdvance | undefined, kind: string, language: Language): Facts {
  if (!advance || !isAdvanceMail(kind)) return [];
  const [say, parts] = [labels[language], advanceParts(advance, language)];
  const facts: [string, string][] = [
    [say.advance, parts.amount],
    [say.received, parts.received],
    [say.until, actBy(kind, advance) === undefined ? '' : parts.until],
    [say.receipt, parts.receipt],
    [say.refund, parts.refund],
    [say.refundBy, kind === 'refundDue' || kind === 'refundLate' ? parts.refundBy : ''],
  ];
  return facts.filter(([, value]) => value !== '');
}
