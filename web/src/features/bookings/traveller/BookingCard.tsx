import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { BookingRequest } from '../../../../../shared/contracts/bookings.ts';
import { useNow } from '../../../components/useNow.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { roomPath } from '../../../paths.ts';
import { formatDay, formatNights } from '../../../words/days.ts';
import { say } from '../../../words/say.ts';
import { formatBeds, formatGuests, formatPrice } from '../../rooms/format.ts';
import { PlaceName } from '../../rooms/PlaceName.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { HostAndVoucher } from './HostAndVoucher.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { StateMark } from './StateMark.tsx';
import { Timeline } from './Timeline.tsx';

/** One booking of a traveller: what was asked for, what it costs, how it stands, and what can be done. */
export function BookingCard({ booking }: { booking: BookingRequest }) {
  const { hotelName, location, propertyId, bookingStartDate, bookingEndDate, status, rooms, total, note } = booking;
  const [room] = rooms;
  const id = useId();
  // What is due, and until when something may be done, changes while the page stays open.
  useNow();
  if (!room) return null;
  return (
    <article
      aria-labelledby={id}
      tabIndex={-1}
      className="grid gap-x-10 gap-y-5 rounded-panel bg-drift p-5 outline-none sm:p-6 md:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <header className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2 md:col-span-2">
        <div className="min-w-0">
          <h2 id={id} className="text-xl wrap-anywhere sm:text-2xl">
            <Link
              to={roomPath({ propertyId, roomNumber: room.roomNumber })}
              className="underline-offset-4 hover:underline"
            >
              <bdi lang={langOf(hotelName)}>{hotelName}</bdi>
            </Link>
          </h2>
          <p className="text-bark wrap-anywhere">
            <PlaceName typed={location} />
          </p>
        </div>
        <StateMark status={status} />
      </header>
      <div className="grid min-w-0 content-start gap-4">
        <p className="numbers text-lg">
          <span className="whitespace-nowrap">{formatDay(bookingStartDate)}</span>
          {' – '}
          <span className="whitespace-nowrap">{formatDay(bookingEndDate)}</span>{' '}
          <span className="block text-base text-bark">
            {formatNights(booking.bookingRoomDays)} · {formatGuests(booking.guests)}
          </span>
        </p>
        <dl className="numbers grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 md:grid-cols-2 lg:grid-cols-4">
          <Fact name={<Trans>Room</Trans>}>{room.roomNumber}</Fact>
          <Fact name={<Trans>Beds</Trans>}>{formatBeds(room.No_of_beds)}</Fact>
          <Fact name={<Trans>Price a night</Trans>}>{formatPrice(room.price)}</Fact>
          <Fact name={<Trans>Total</Trans>}>{formatPrice(total)}</Fact>
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
      </div>
      <div className="grid content-start gap-3 md:border-s md:border-hairline md:ps-6">
        <Timeline booking={booking} />
        <Reason booking={booking} />
      </div>
      {status === 'active' && <HostAndVoucher booking={booking} />}
      <ReviewLink booking={booking} />
      <CancelBooking booking={booking} />
    </article>
  );
}

/** Why it came to nothing: in the owner's own words, or in a sentence of ours. */
function Reason({ booking: { reason, reasonCode } }: { booking: BookingRequest }) {
  if (!reason) return null;
  const why = reasonCode ? say(reason) : reason;
  return (
    <p dir="auto" lang={langOf(why)} className="border-s-2 border-outline ps-4 whitespace-pre-line wrap-anywhere">
      {why}
    </p>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}
