import { t } from '@lingui/core/macro';
import { unseenOf } from '../../../../shared/rules/proofs.ts';
import { formatDay, formatMoment } from '../../words/days.ts';
import { formatPrice } from '../rooms/format.ts';
import type { Advance, Payment } from './api/payments.ts';

/** The state of an advance, as its owner reads it; `stands` says that the booking does. */
export function sayAdvance(
  advance: Advance,
  { balance, stands }: Payment['account'] & { stands: boolean },
  now: Date,
): string {
  return words[advance.status]({ ...factsOf(advance, now), stands, owes: Math.max(0, -balance) });
}

function factsOf({ amount, received, until, proof, refund, settledFor }: Advance, now: Date) {
  const { amount: due = 0, dueBy, paid } = refund ?? {};
  return {
    isPart: received > 0,
    settledFor,
    isDue: refund !== undefined,
    isRefund: paid !== undefined,
    amount: formatPrice(amount),
    came: formatPrice(received),
    said: formatPrice(proof?.amount ?? amount),
    seen: proof?.seen ? formatPrice(proof.seen) : undefined,
    rest: formatPrice(amount - received),
    until: until === undefined ? '' : formatMoment(until, now),
    due: formatPrice(due),
    dueBy: dueBy === undefined ? '' : formatDay(dueBy, now),
    back: formatPrice(paid?.amount ?? due),
  };
}

/** `owes` is what the hotel has to give back to the guest by its ledger, in whole PKR. */
type Facts = ReturnType<typeof factsOf> & { owes: number; stands: boolean };

const words: Record<Advance['status'], (facts: Facts) => string> = {
  asked: ({ isPart, amount, came, rest, until }) =>
    isPart
      ? t`${came} of the advance came. The other ${rest} are asked for until ${until}.`
      : t`An advance of ${amount} is asked for until ${until}. The nights are held until then.`,
  sent: ({ said, seen, stands }) => {
    if (seen) return saySeen(said, seen);
    return stands
      ? t`Your guest says that ${said} were paid. Look at your account, then answer: the nights stay held until you do.`
      : t`Your guest says that ${said} were paid. Look at your account, then answer.`;
  },
  unseen: ({ isPart, came, until }) =>
    isPart
      ? t`${came} of the advance came, and you did not see the rest of the payment. Your guest can prove it again until ${until}.`
      : t`You did not see the payment. Your guest can prove it again until ${until}.`,
  disputed: ({ isPart, came, stands }) => {
    if (isPart) return sayPartly(came);
    return stands
      ? t`You did not see the payment twice. Somebody of Sarai looks at it and tells both of you. The nights stay held.`
      : t`You did not see the payment twice. Somebody of Sarai looks at it and tells both of you.`;
  },
  received: ({ came, settledFor }) => {
    if (settledFor === 'owner') return sayUnmade();
    return settledFor === 'guest'
      ? t`Somebody of Sarai has settled this for your guest: the payment counts as received, and ${came} of the advance have come.`
      : t`The advance has come: ${came}.`;
  },
  lapsed: () => t`The advance was not paid in time. The booking has ended, and its nights are free.`,
  ended: () => t`No advance is asked for any more.`,
  refundDue: (facts) => (facts.isRefund ? sayOwed(facts) : sayDue(facts)),
  refunded: ({ back }) => t`You paid ${back} back. Your guest says whether it came.`,
  confirmed: ({ back }) => t`Your guest has got ${back} back.`,
  denied: ({ back }) => t`Your guest says that ${back} did not come. Somebody of Sarai looks at it.`,
  settled: (facts) => (facts.isDue ? sayKept(facts) : sayUnmade()),
};

/** Of a payment of which a part was seen, and which its guest proves once more. */
function saySeen(said: string, seen: string): string {
  return t`Your guest says again that ${said} were paid. You have noted ${seen} of it: look at your account for the rest, then answer.`;
}

function sayPartly(came: string): string {
  return t`${came} of the advance came. Twice you did not see all of a payment: somebody of Sarai looks at it and tells both of you.`;
}

function sayDue({ due, dueBy }: Facts): string {
  return t`Pay ${due} of the advance back by ${dueBy}. Later than that you can ask for no advances, and your pages say so.`;
}

/** Of a refund that counts as not paid: it is late at once. */
function sayOwed({ due }: Facts): string {
  return t`Somebody of Sarai has settled this for your guest: the refund counts as not paid. You owe ${due}: pay it, then write it down here. Until then you can ask for no advances, and your pages say so.`;
}

/** Of a payment that counts as not made. */
function sayUnmade(): string {
  return t`Somebody of Sarai has settled this for you: the payment counts as not made, and the nights are free.`;
}

/** Of a refund that counts as paid, or of which no more is expected. */
function sayKept({ isRefund, back, owes }: Facts): string {
  if (isRefund) return t`Somebody of Sarai has settled this for you: the refund of ${back} counts as paid.`;
  const rest = formatPrice(owes);
  return owes > 0
    ? t`Somebody of Sarai has settled this for you: no more of the refund is expected. By the account you still owe ${rest}.`
    : t`Somebody of Sarai has settled this for you: no more of the refund is expected.`;
}

/** The hint at the amount: of less the rest is asked for, or proved again, and the second time somebody of Sarai looks at it. */
export function sayLess(advance: Advance, stands: boolean): string | undefined {
  const rest = advance.amount - advance.received;
  const [all, proved] = [formatPrice(rest), formatPrice(Math.min(rest, unseenOf(advance)))];
  if (advance.status === 'disputed') return t`If less than ${proved} came, somebody of Sarai decides about the rest.`;
  if (advance.status === 'sent' && advance.unseenBefore)
    return t`If less than ${proved} came, somebody of Sarai looks at it: it is the second time.`;
  return stands ? t`If less than ${all} came, write how much: the rest stays asked for.` : undefined;
}
