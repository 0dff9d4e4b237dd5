import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { formatDay, formatNights } from '../../words/days.ts';
import { formatBeds, formatGuests, formatPrice } from '../rooms/format.ts';

/** Room, days, guests and money of a request or booking, and what the guest has written. */
export function StayFacts({ request }: { request: BookingRequest }) {
  const { rooms, hotelName, bookingStartDate, bookingEndDate, bookingRoomDays, guests, total, note } = request;
  const { roomNumber = 0, No_of_beds = 0, price = 0 } = rooms[0] ?? {};
  return (
    <>
      <dl className="numbers grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact icon="calendar" name={<Trans>Stay</Trans>} more={formatNights(bookingRoomDays)}>
          <Trans>
            <time dateTime={bookingStartDate}>{formatDay(bookingStartDate)}</time> to{' '}
            <time dateTime={bookingEndDate}>{formatDay(bookingEndDate)}</time>
          </Trans>
        </Fact>
        <Fact icon="wallet" name={<Trans>Total</Trans>} more={<Trans>{formatPrice(price)} a night</Trans>}>
          {formatPrice(total)}
        </Fact>
        <Fact icon="bed" name={<Trans>Room</Trans>} more={formatBeds(No_of_beds)}>
          <Trans>
            Room {roomNumber}, <bdi lang={langOf(hotelName)}>{hotelName}</bdi>
          </Trans>
        </Fact>
        <Fact icon="guests" name={<Trans>Guests</Trans>}>
          {formatGuests(guests)}
        </Fact>
      </dl>
      {note && (
        <blockquote
          dir="auto"
          lang={langOf(note)}
          className="border-s-2 border-apricot ps-4 whitespace-pre-line wrap-anywhere"
        >
          {note}
        </blockquote>
      )}
    </>
  );
}

interface FactProps {
  icon: IconName;
  /** What the fact is, for screen readers: the icon shows it. */
  name: ReactNode;
  /** A quieter line below. */
  more?: ReactNode;
  children: ReactNode;
}

function Fact({ icon, name, more, children }: FactProps) {
  return (
    <div className="flex min-w-0 gap-3">
      <dt>
        <Icon name={icon} className="mt-0.5 size-5 text-bark" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">
        {children}
        {more && <span className="block text-sm text-bark">{more}</span>}
      </dd>
    </div>
  );
}
