import type { BookingState } from './bookingLife.ts';

/** Ways in which money moves between guest and hotel. */
export const moneyWays = ['cash', 'raast', 'jazzcash', 'easypaisa', 'bank'] as const;

export type MoneyWay = (typeof moneyWays)[number];

/** Ways that leave a transaction id, so that a guest can prove them. */
export const provableWays = ['raast', 'jazzcash', 'easypaisa', 'bank'] as const;

/** `in` from the guest, `out` to the guest, `reversal` takes an earlier line back. */
export const lineKinds = ['in', 'out', 'reversal'] as const;

export type LineKind = (typeof lineKinds)[number];

/** A line of the ledger, whole PKR: `amount` is positive. `reverses` is the number of the line that a reversal takes back. */
export interface LedgerLine {
  number: number;
  kind: LineKind;
  way: MoneyWay;
  amount: number;
  reverses?: number | undefined;
}

/** Whether a line says that an advance came: it alone has a transaction id, and is given back as a refund, never taken back. */
export function isOfAdvance({ kind, reference }: { kind: LineKind; reference?: string | undefined }): boolean {
  return kind === 'in' && reference !== undefined;
}

/** Lines of a booking after which its desk writes no more; those of an advance go beyond them. */
export const mostLines = 60;

/** Days after check-out until which a line is written. */
export const ledgerDays = 366;

/** Days after check-out for which the link of a voucher opens it, and its receipts. */
export const linkDays = 30;

/** Whole PKR that a line adds to what the hotel has of its guest. */
export function signedAmount({ kind, amount, reverses }: LedgerLine, lines: readonly LedgerLine[]): number {
  if (kind === 'in') return amount;
  if (kind === 'out') return -amount;
  return lines.find(({ number }) => number === reverses)?.kind === 'out' ? amount : -amount;
}

/** Whole PKR that the hotel has of its guest: the sum of the lines. */
export function paidOf(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, line) => sum + signedAmount(line, lines), 0);
}

/** Whole PKR that came and went by a way. */
export interface SumOfWay {
  way: MoneyWay;
  in: number;
  out: number;
}

/** Sums of the ways that some lines use, in their order, by what each line adds to what the hotel has; a reversal counts on the other side of its line. */
export function sumsOfWays(lines: readonly { way: MoneyWay; adds: number }[]): SumOfWay[] {
  return moneyWays.flatMap((way) => {
    const adds = lines.filter((line) => line.way === way).map((line) => line.adds);
    const sum = (sign: 1 | -1) => adds.reduce((total, each) => total + Math.max(0, sign * each), 0);
    return adds.length === 0 ? [] : [{ way, in: sum(1), out: sum(-1) }];
  });
}

/** Facts about a booking of which an account follows, whole PKR. */
export interface AccountFacts {
  state: BookingState;
  /** Of the quote. */
  total: number;
  /** Of one that has ended early: what the nights before cost. */
  stayed?: number | undefined;
  paid: number;
  /** Of a guest who did not come: the price counts as income. */
  charged?: boolean | undefined;
  /** It was not asked for through Sarai, but by the owner or a calendar; or what was agreed on is not kept any more. */
  isOwn?: boolean | undefined;
  /** Parts of the advance: that has come, and that of it which goes back. */
  advance?: { received: number; refund: number } | undefined;
}

/** Price of a booking by now, what was paid of it, and what is left: below zero the hotel owes it. Whole PKR. */
export interface BookingAccount {
  owed: number;
  paid: number;
  balance: number;
}

/** The account of a booking. */
export function accountOf(booking: AccountFacts): BookingAccount {
  const { paid } = booking;
  const owed = owedFor(booking);
  return { owed, paid, balance: owed - paid };
}

/**
 * A booking that came to nothing costs the nights that were stayed, or what is kept of its advance. Of one that was not asked for through
 * Sarai the hotel keeps what it did not give back: nothing here says what the two have agreed on.
 */
function owedFor({ state, total, stayed = 0, paid, charged, isOwn, advance }: AccountFacts): number {
  if (standing.has(state) || (state === 'missed' && charged)) return total;
  if (state === 'rejected' || state === 'expired') return 0;
  return Math.max(stayed, isOwn ? paid : (advance?.received ?? 0) - (advance?.refund ?? 0));
}

const standing: ReadonlySet<BookingState> = new Set(['pending', 'active', 'completed']);
