import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { isNotThere } from '../api/ApiError.ts';
import { Button } from '../components/Button.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Fact } from '../components/Fact.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Skeletons } from '../components/Skeleton.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { langOf } from '../components/writtenIn.ts';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { useUserBooking } from '../features/bookings/api/travellerBookings.ts';
import type { Booking } from '../features/bookings/stay/booking.ts';
import { bedsOf, formatEnded, formatRates, roomLines } from '../features/bookings/stay/roomWords.ts';
import { AddressLines } from '../features/bookings/traveller/HostAndVoucher.tsx';
import { formatBeds, formatGuests, formatPrice } from '../features/rooms/format.ts';
import { paths } from '../paths.ts';
import { formatNights, formatWholeDay } from '../words/days.ts';
import { isolate } from '../words/isolate.ts';

/** The voucher of the booking that `?booking=` names. */
export function VoucherPage() {
  const id = useSearchParams()[0].get('booking') ?? '';
  return (
    <RequireSession role="user">
      {() => (
        <div className="page py-8 sm:py-12 print:py-0">
          {id ? <VoucherOfBooking key={id} id={id} /> : <NoVoucher />}
        </div>
      )}
    </RequireSession>
  );
}

/** The booking stays on the page when the line is lost. */
function VoucherOfBooking({ id }: { id: string }) {
  const { t } = useLingui();
  const { booking, error, retry } = useUserBooking(id);
  if (isNotThere(error)) return <NoVoucher />;
  if (booking) return booking.status === 'active' ? <Voucher booking={booking} /> : <NoVoucher />;
  if (!error) return <Skeletons className="mx-auto grid max-w-2xl gap-6" shapes={['h-20 w-full', 'h-80 w-full']} />;
  return (
    <div className="grid gap-8">
      <PageTitle title={t`Voucher`} />
      <ErrorState message={error.message} onRetry={retry} />
    </div>
  );
}

function NoVoucher() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`No voucher here`}>
        <Trans>There is a voucher for every booking that was accepted, until its check-out.</Trans>
      </PageTitle>
      <ButtonLink to={paths.travellerActiveBookings} className="mt-7">
        <Trans>Your active bookings</Trans>
      </ButtonLink>
    </>
  );
}

/** The voucher for the hotel, on the phone or on one page of paper. */
function Voucher({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const { hotelName, code, checkIn, checkOut, nights, rooms, guest, guests, total, address, host } = booking;
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
        <Fact name={t`Check-in`}>{formatWholeDay(checkIn)}</Fact>
        <Fact name={t`Check-out`}>{formatWholeDay(checkOut)}</Fact>
        <Fact name={t`Guest`}>
          <bdi lang={langOf(guest.name)}>{guest.name}</bdi>
        </Fact>
        <Fact name={t`Guests`}>{formatGuests(guests)}</Fact>
        <Fact name={t`Room`}>
          {roomLines(booking).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {rooms.length === 1 && formatBeds(bedsOf(rooms))}
          {formatEnded(rooms).map((ended) => (
            <span key={ended} className="block text-sm text-bark">
              {ended}
            </span>
          ))}
        </Fact>
        <Fact name={t`To pay at the hotel`}>
          <strong className="whitespace-nowrap">{formatPrice(total)}</strong>
          <span className="block text-sm text-bark">
            <Trans>
              {formatNights(nights)}, {formatRates(rooms)} a night
            </Trans>
          </span>
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
