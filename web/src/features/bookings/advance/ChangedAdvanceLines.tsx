import { t } from '@lingui/core/macro';
import type { AdvanceState } from '../../../../../shared/rules/advanceLife.ts';
import { changedAdvance } from '../../../../../shared/rules/changedAdvance.ts';
import { useNow } from '../../../components/useNow.ts';
import { formatDayAndTime } from '../../../words/days.ts';
import { formatPrice } from '../../rooms/format.ts';
import type { Booking } from '../stay/booking.ts';

/** A booking, and its stay after a change: the day of arrival, and the total in whole PKR. */
interface Props {
  booking: Booking;
  after: { checkIn: string; total: number };
}

/** The advance of a booking as a change of its stay leaves it, in rupees, as both sides read it before they say yes; nothing where it has none. */
export function ChangedAdvanceLines(props: Props) {
  const lines = sayChangedAdvance(props, useNow());
  if (lines.length === 0) return null;
  return (
    <ul className="numbers grid gap-1 text-sm text-bark">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** States in which money is with the hotel, or on its way there. */
const paidStates: readonly AdvanceState[] = ['sent', 'unseen', 'disputed', 'received'];

function sayChangedAdvance({ booking, after }: Props, now: Date): string[] {
  const { advance, status } = booking;
  if (!advance || status !== 'active') return [];
  const isAsked = advance.status === 'asked';
  if (!isAsked && !paidStates.includes(advance.status)) return [];
  return [
    ...(isAsked ? sayAsked({ booking, after }, now) : []),
    ...(advance.status === 'unseen' ? sayUnseen({ booking, after }, now) : []),
    ...sayPaid(booking, after.total),
    ...(after.checkIn === booking.checkIn ? [] : [t`A refund after a cancellation counts from the new arrival.`]),
  ];
}

/** The advance as the change leaves it; what has come of one is what the hotel has of the guest. */
function changeOf({ booking, after }: Props, now: Date) {
  const { checkIn, total, advance, paid = 0 } = booking;
  if (!advance) return undefined;
  const { status: state, amount, until } = advance;
  const received = Math.min(paid, amount);
  return changedAdvance({ state, amount, until, received }, { before: { checkIn, total }, after, now });
}

function sayAsked(props: Props, now: Date): string[] {
  const { advance } = props.booking;
  const changed = changeOf(props, now);
  if (!advance || !changed) return [];
  const [old, current] = [formatPrice(advance.amount), formatPrice(changed.amount)];
  if (changed.move === 'cover') return [t`Nothing more is asked for in advance.`];
  if (changed.move) {
    return [
      t`Nothing more is asked for in advance, because too little time would be left: the rest is paid at the hotel.`,
    ];
  }
  const amount =
    changed.amount < advance.amount
      ? t`The advance goes down from ${old} to ${current}.`
      : t`The advance stays ${current}.`;
  return [amount, sayUntil(advance.until, changed.until, now)];
}

function sayUntil(old: string | undefined, until = '', now: Date): string {
  const moment = formatDayAndTime(new Date(until), now);
  if (until === old) return t`It is paid by ${moment}, as before.`;
  return t`It is paid by ${moment} already, on the day before the new arrival.`;
}

function sayUnseen(props: Props, now: Date): string[] {
  const until = changeOf(props, now)?.until;
  if (until === undefined || until === props.booking.advance?.until) return [];
  const moment = formatDayAndTime(new Date(until), now);
  return [t`The payment can be proved again until ${moment} only.`];
}

/** Money that came stays with the hotel and counts, and nothing of it goes back by itself. */
function sayPaid({ paid = 0 }: Booking, total: number): string[] {
  if (paid === 0) return [];
  const [came, rest, over] = [formatPrice(paid), formatPrice(total - paid), formatPrice(paid - total)];
  if (paid > total)
    return [t`${came} have come: ${over} more than the stay then costs, which the hotel gives back at the desk.`];
  return [t`${came} that have come stay with the hotel and count: ${rest} are left to pay.`];
}
