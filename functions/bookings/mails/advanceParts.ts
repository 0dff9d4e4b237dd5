import type { Language } from '../../../shared/languages.ts';
import { againHours, lateDays } from '../../../shared/rules/advanceLife.ts';
import { lapsingAdvances } from '../../../shared/rules/advanceStates.ts';
import type { Facts } from '../../mail/drawnParts.ts';
import { dayInWords, momentInWords, rupees } from '../../mail/words.ts';
import type { ToldAdvance } from '../../money/toldAdvance.ts';
import { actBy, isAdvanceMail } from './advanceMails.ts';
import type { MailKind } from './mailsOf.ts';

/** Amounts, days and instants of an advance in the reader's words; empty ones are unknown, or nothing. */
export interface AdvanceParts {
  amount: string;
  received: string;
  /** Less has come than was asked for, and more may come. */
  isPart: boolean;
  /** Amount that is still asked for. */
  rest: string;
  until: string;
  /** Amount that its guest says to have paid. */
  said: string;
  /** Amount of that which was not seen beside a part. */
  missing: string;
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
  const { amount, received, until, said, missing, receipt, refund, settledFor = '' } = advance ?? {};
  const inWords = (whole: number | undefined) => (whole ? rupees(whole, language) : '');
  return {
    ...{ amount: inWords(amount), received: inWords(received), said: inWords(said), missing: inWords(missing) },
    rest: inWords(advance && restOf(advance)),
    isPart: advance !== undefined && isPartOf(advance),
    until: until ? momentInWords(until, language) : '',
    receipt: receipt === undefined ? '' : String(receipt),
    ...{ refund: inWords(refund?.amount), paidBack: inWords(refund?.paid) },
    refundBy: refund?.dueBy ? dayInWords(refund.dueBy, language) : '',
    ...{ settledFor, againHours, lateDays },
  };
}

/** Whole PKR that are still asked for. */
function restOf({ state, amount, received }: ToldAdvance): number {
  return lapsingAdvances.includes(state) ? amount - received : 0;
}

function isPartOf({ state, amount, received }: ToldAdvance): boolean {
  return received < amount && (state === 'disputed' || lapsingAdvances.includes(state));
}

const labels = {
  en: {
    advance: 'Advance',
    received: 'Advance received',
    until: 'To be paid by',
    receipt: 'Receipt',
    refund: 'Refund',
    refundBy: 'Refund by',
    noMore: 'nothing more is asked for',
  },
  ur: {
    advance: 'ایڈوانس',
    received: 'ملا ہوا ایڈوانس',
    until: 'ادائیگی کی مہلت',
    receipt: 'رسید نمبر',
    refund: 'واپسی کی رقم',
    refundBy: 'واپسی کی آخری تاریخ',
    noMore: 'مزید کچھ نہیں مانگا جاتا',
  },
} as const;

/** Mails about a changed stay, which may change its advance. */
const changing: readonly string[] = ['agreed', 'changeConfirmed', 'givenBack'] satisfies MailKind[];

/** Facts of an advance in a mail about it, or about a change of its stay; none in another. */
export function advanceFacts(advance: ToldAdvance | undefined, kind: string, language: Language): Facts {
  if (!advance) return [];
  const [say, parts] = [labels[language], advanceParts(advance, language)];
  if (changing.includes(kind)) return known(changedFacts(advance, parts, say));
  if (!isAdvanceMail(kind)) return [];
  return known([
    [say.advance, parts.amount],
    [say.received, parts.received],
    [say.until, actBy(kind, advance) === undefined ? '' : parts.until],
    [say.receipt, parts.receipt],
    [say.refund, parts.refund],
    [say.refundBy, kind === 'refundDue' || kind === 'refundLate' ? parts.refundBy : ''],
  ]);
}

function known(facts: [string, string][]): Facts {
  return facts.filter(([, value]) => value !== '');
}

/** The advance as a change of its stay has left it. */
function changedFacts({ state }: ToldAdvance, parts: AdvanceParts, say: (typeof labels)[Language]): [string, string][] {
  const isAsked = parts.rest !== '';
  const isOver = state === 'ended' || state === 'received';
  return [
    [say.advance, isOver ? say.noMore : parts.amount],
    [say.received, parts.received],
    [say.until, isAsked ? parts.until : ''],
  ];
}
