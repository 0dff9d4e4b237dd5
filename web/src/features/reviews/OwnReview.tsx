import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { isNotThere } from '../../api/ApiError.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FormPage } from '../../components/FormPage.tsx';
import { Isolated } from '../../components/Isolated.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { langOf } from '../../components/writtenIn.ts';
import { FormSkeleton } from '../../forms/FormSkeleton.tsx';
import { paths, roomPath } from '../../paths.ts';
import { formatStayAt } from '../../words/days.ts';
import { useUserBooking } from '../bookings/api/travellerBookings.ts';
import { useOwnReview } from './api/reviews.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewText } from './ReviewText.tsx';

/** How seldom the booking is read again, in seconds: it is over. */
const seldom = 600;

/** The form about a stay that is over, or what was written about its hotel. */
export function OwnReview({ bookingId }: { bookingId: string }) {
  const { booking, error, retry } = useUserBooking(bookingId, seldom);
  if (booking) return <Stay booking={booking} />;
  if (isNotThere(error)) return <NoReview />;
  return <Page>{error ? <ErrorState message={error.message} onRetry={retry} /> : <FormSkeleton />}</Page>;
}

function Stay({ booking }: { booking: BookingRequest }) {
  const { data, error, mutate } = useOwnReview(booking._id);
  const review = data?.data.review;
  useFocusAfter(data !== undefined && !review);
  if (booking.status !== 'completed') return <NoReview />;
  const { hotelName, bookingStartDate, bookingEndDate } = booking;
  const stay = formatStayAt(hotelName, bookingStartDate, bookingEndDate);
  if (review) {
    return (
      <Written>
        <ReviewText review={review} heading="h2" />
        <HotelLink booking={booking} />
      </Written>
    );
  }
  return (
    <Page lead={<Isolated text={stay} />}>
      {data ? (
        <ReviewForm bookingId={booking._id} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void mutate()} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}

function Page({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <FormPage place="gilgit" title={t`How was your stay?`} lead={lead}>
      {children}
    </FormPage>
  );
}

function Written({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <FormPage place="gilgit" title={t`Your review`} lead={<Trans>Everybody can read it on the hotel's page.</Trans>}>
      <div className="grid justify-items-start gap-6">{children}</div>
    </FormPage>
  );
}

function HotelLink({ booking: { propertyId, hotelName, rooms } }: { booking: BookingRequest }) {
  return (
    <TextLink to={roomPath({ propertyId, roomNumber: rooms[0]?.roomNumber ?? 0 })}>
      <bdi lang={langOf(hotelName)}>{hotelName}</bdi>
    </TextLink>
  );
}

/** There is no such booking, or its stay is not over. */
export function NoReview() {
  const { t } = useLingui();
  return (
    <FormPage
      place="gilgit"
      title={t`No stay to write about`}
      lead={<Trans>You can write about a stay from its check-out on.</Trans>}
    >
      <TextLink to={paths.travellerBookings}>
        <Trans>Your bookings</Trans>
      </TextLink>
    </FormPage>
  );
}
