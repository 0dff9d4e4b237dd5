import { Trans, useLingui } from '@lingui/react/macro';
import { isNotThere } from '../../../api/ApiError.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useNow } from '../../../components/useNow.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { formatMoment, isAbroad } from '../../../words/days.ts';
import { NotUpToDate } from '../../lists/NotUpToDate.tsx';
import { useUserBooking } from '../api/travellerBookings.ts';
import type { Booking } from '../stay/booking.ts';
import { BookingCard } from '../traveller/BookingCard.tsx';
import { ListSkeleton } from '../traveller/BookingList.tsx';

/** A request that was sent, and how it stands: it is read again by itself. */
export function SentRequest({ id }: { id: string }) {
  const { t } = useLingui();
  const { booking: read, error, retry } = useUserBooking(id);
  const booking = isNotThere(error) ? undefined : read;
  return (
    <>
      {booking ? <SentTitle booking={booking} /> : <PageTitle title={t`Your request`} />}
      {booking && (
        <div>
          <NotUpToDate error={error} onRetry={retry} />
          <BookingCard booking={booking} />
        </div>
      )}
      {!booking && (error ? <ErrorState onRetry={retry} /> : <ListSkeleton />)}
    </>
  );
}

function SentTitle({ booking: { status, answerBy, hotelName } }: { booking: Booking }) {
  const { t } = useLingui();
  const by = formatMoment(answerBy, useNow());
  if (status !== 'pending') return <PageTitle title={t`Your request`} />;
  return (
    <PageTitle title={t`Your request is sent`}>
      <Trans>
        <bdi lang={langOf(hotelName)}>{hotelName}</bdi> has until {by} to answer, by mail and here. You need not stay on
        this page.
      </Trans>
      {isAbroad() && (
        <>
          {' '}
          <Trans>Days and times are those of Pakistan.</Trans>
        </>
      )}
    </PageTitle>
  );
}
