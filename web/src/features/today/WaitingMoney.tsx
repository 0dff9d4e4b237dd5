import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { useNow } from '../../components/useNow.ts';
import { langOf } from '../../components/writtenIn.ts';
import { paths } from '../../paths.ts';
import { formatDay, formatMoment, formatStay } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { BookingCard } from '../requests/BookingCard.tsx';
import { BookingSheet } from '../requests/BookingSheet.tsx';
import { formatPrice } from '../rooms/format.ts';
import type { MoneyOfDesk } from './api/day.ts';
import { DayPart } from './DayPart.tsx';
import { secondLine } from './looks.ts';

interface Props {
  money: MoneyOfDesk;
}

/** Payments and refunds that wait for the owner, the late ones first; a press opens the booking with its money. Nothing where none waits. */
export function WaitingMoney({ money: { first, more } }: Props) {
  const [opened, setOpened] = useState<Booking>();
  useFocusAfter(opened !== undefined);
  // An answered payment waits no more, and its booking stays open with what became of it.
  const open = opened && (first.find(({ booking }) => booking._id === opened._id)?.booking ?? opened);
  return (
    <>
      {first.length > 0 && (
        <DayPart
          title={<Trans>Payments waiting</Trans>}
          count={more ? `${first.length}+` : first.length}
          more={
            more && (
              <TextLink to={paths.vendorActiveBookings}>
                <Trans>All bookings</Trans>
              </TextLink>
            )
          }
        >
          <ul>
            {first.map((each) => (
              <li key={each.booking._id} className="border-t border-hairline">
                <Waiting waiting={each} onOpen={() => setOpened(each.booking)} />
              </li>
            ))}
          </ul>
        </DayPart>
      )}
      {open && (
        <BookingSheet name={guestName(open.guest.name)} onClose={() => setOpened(undefined)}>
          <BookingCard booking={open} />
        </BookingSheet>
      )}
    </>
  );
}

type Each = MoneyOfDesk['first'][number];

function Waiting({ waiting, onOpen }: { waiting: Each; onOpen: () => void }) {
  const now = useNow();
  const { booking, asks } = waiting;
  const name = guestName(booking.guest.name);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group grid min-h-13 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-control py-1.5 text-start"
    >
      <span className="min-w-0 leading-snug">
        <span lang={langOf(name)} className="block">
          <bdi className="font-semibold wrap-anywhere underline-offset-4 group-hover:underline">{name}</bdi>
        </span>{' '}
        <span
          className={`numbers block urdu:leading-[1.75]! ${asks === 'lateRefund' ? 'w-fit rounded-control bg-apricot-pale px-2 font-semibold' : ''}`}
        >
          {words[asks](factsOf(waiting, now))}
        </span>{' '}
        <span className={`block ${secondLine}`}>{formatStay(booking.checkIn, booking.checkOut)}</span>
      </span>
      <Icon name="chevronEnd" className="size-5 text-bark" />
    </button>
  );
}

function factsOf({ amount, sentAt, dueBy, until }: Each, now: Date) {
  return {
    amount: formatPrice(amount),
    sent: sentAt === undefined ? '' : formatMoment(sentAt, now),
    due: dueBy === undefined ? '' : formatDay(dueBy, now),
    until: until === undefined ? '' : formatMoment(until, now),
  };
}

const words: Record<Each['asks'], (facts: ReturnType<typeof factsOf>) => string> = {
  lateRefund: ({ amount, due }) => t`Late: pay ${amount} back, due by ${due}`,
  proof: ({ amount, sent }) => t`Has ${amount} come? Sent ${sent}`,
  refund: ({ amount, due }) => t`Pay ${amount} back by ${due}`,
  part: ({ amount, until }) => t`A part has come, ${amount} are asked for until ${until}`,
};
