import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingDetails } from '../../../../../shared/contracts/bookings.ts';
import { Button } from '../../../components/Button.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { paths } from '../../../paths.ts';
import { formatNights, formatWholeDay } from '../../../words/days.ts';
import { isolate } from '../../../words/isolate.ts';
import { formatBeds, formatGuests, formatPrice } from '../../rooms/format.ts';
import { AddressLines } from './AddressLines.tsx';

/** What a guest shows at the hotel, on the phone or on one page of paper. */
export function Voucher({ booking }: { booking: BookingDetails }) {
  const { t } = useLingui();
  const { hotelName, code, bookingStartDate, bookingEndDate, rooms, userInfo, guests, total, address, host } = booking;
  const [[room], [guest]] = [rooms, userInfo];
  if (!room || !guest) return null;
  return (
    <article className="mx-auto grid max-w-2xl gap-6 print:gap-4">
      <div className="flex items-start justify-between gap-x-8 gap-y-3 max-sm:flex-wrap">
        <PageTitle title={isolate(hotelName)}>
          <Trans>Sarai voucher</Trans>
        </PageTitle>
        <p className="rounded-panel bg-drift px-5 py-3 text-center print:border print:border-walnut">
          <span className="block text-sm text-bark">
            <Trans>Code</Trans>
          </span>
          <strong className="numbers text-2xl font-semibold tracking-wider whitespace-nowrap">
            <bdi>{code}</bdi>
          </strong>
        </p>
      </div>
      <dl className="numbers grid gap-x-8 gap-y-4 border-y border-hairline py-5 sm:grid-cols-2 print:grid-cols-2 print:py-3">
        <Fact name={t`Check-in`}>{formatWholeDay(bookingStartDate)}</Fact>
        <Fact name={t`Check-out`}>{formatWholeDay(bookingEndDate)}</Fact>
        <Fact name={t`Guest`}>
          <bdi lang={langOf(guest.userName)}>{guest.userName}</bdi>
        </Fact>
        <Fact name={t`Guests`}>{formatGuests(guests)}</Fact>
        <Fact name={t`Room`}>
          {room.roomNumber} · {formatBeds(room.No_of_beds)}
        </Fact>
        <Fact name={t`To pay at the hotel`}>
          {formatNights(booking.bookingRoomDays)} × {formatPrice(room.price)} ={' '}
          <strong className="whitespace-nowrap">{formatPrice(total)}</strong>
        </Fact>
        {address && (
          <Fact name={t`Address`}>
            <AddressLines address={address} />
          </Fact>
        )}
        {host && (
          <Fact name={t`Host`}>
            <bdi lang={langOf(host.name)} className="block">
              {host.name}
            </bdi>
            <bdi className="block">{host.contactNumber}</bdi>
            <bdi className="block">{host.email}</bdi>
          </Fact>
        )}
      </dl>
      <p className="text-bark">
        <Trans>
          Bring the CNIC of every adult, or passport and visa. The price is fixed. You may cancel until the day of
          arrival ends.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Button onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        <TextLink to={paths.travellerActiveBookings}>
          <Trans>Your active bookings</Trans>
        </TextLink>
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
