import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../bookings/stay/booking.ts';
import type { DayList } from './api/day.ts';
import { DayPart, type Heading } from './DayPart.tsx';
import { byRoom } from './roomsOfDay.ts';
import { StayRow } from './StayRow.tsx';

interface Props {
  heading: Heading;
  list: DayList;
  bookings: readonly Booking[];
  day: string;
  onOpen: (bookingId: string) => void;
}

/** Those who arrive, leave or stay on a day, a line each, in the order of their rooms. */
export function StayList({ heading, list, bookings, day, onOpen }: Props) {
  const [title, none] = words[list];
  if (bookings.length === 0 && none === undefined) return null;
  return (
    <DayPart heading={heading} title={title} count={bookings.length} more={<Noted list={list} bookings={bookings} />}>
      {bookings.length === 0 ? (
        <p className="border-t border-hairline py-2.5 text-bark">{none}</p>
      ) : (
        <ul className="grid grid-cols-[2.25rem_minmax(0,1fr)_minmax(6.5rem,auto)] gap-x-3 @max-2xl:urdu:grid-cols-[2.25rem_minmax(0,1fr)_5.25rem] @2xl:grid-cols-[2.5rem_minmax(0,1fr)_8.5rem_6.5rem_7rem] @2xl:gap-x-5 @4xl:grid-cols-[2.5rem_minmax(0,1fr)_8.5rem_6.5rem_8rem_7rem]">
          {byRoom(bookings, day).map((booking) => (
            <StayRow key={booking._id} list={list} booking={booking} day={day} onOpen={() => onOpen(booking._id)} />
          ))}
        </ul>
      )}
    </DayPart>
  );
}

const words: Record<DayList, readonly [title: ReactNode, none?: ReactNode]> = {
  arrives: [<Trans key="title">Arriving</Trans>, <Trans key="none">Nobody arrives.</Trans>],
  leaves: [<Trans key="title">Leaving</Trans>, <Trans key="none">Nobody leaves.</Trans>],
  stays: [<Trans key="title">Staying</Trans>, <Trans key="none">Nobody stays over.</Trans>],
  ended: [<Trans key="title">Not coming</Trans>],
};

/** How many of them are noted, once some are. */
function Noted({ list, bookings }: Pick<Props, 'list' | 'bookings'>) {
  const noted = bookings.filter(({ arrivedAt, leftAt }) => (list === 'leaves' ? leftAt : arrivedAt) !== undefined);
  const count = noted.length;
  if (count === 0 || list === 'ended' || list === 'stays') return null;
  return (
    <span className="numbers text-sm text-bark">
      {list === 'leaves' ? <Trans>{count} checked out</Trans> : <Trans>{count} checked in</Trans>}
    </span>
  );
}
