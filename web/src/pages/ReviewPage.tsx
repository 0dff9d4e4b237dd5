import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { markBounds, markNames, reviewFields } from '../../../shared/rules/reviews.ts';
import { isNotThere } from '../api/ApiError.ts';
import { Button } from '../components/Button.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { FormPage } from '../components/FormPage.tsx';
import { Isolated } from '../components/Isolated.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useFocusAfter } from '../components/useFocusAfter.ts';
import { langOf } from '../components/writtenIn.ts';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { useUserBooking } from '../features/bookings/api/travellerBookings.ts';
import type { Booking } from '../features/bookings/stay/booking.ts';
import { useOwnReview, useSendReview } from '../features/reviews/api/reviews.ts';
import { ReviewText } from '../features/reviews/ReviewText.tsx';
import { FormAlert } from '../forms/FormAlert.tsx';
import { FormSkeleton } from '../forms/FormSkeleton.tsx';
import { RadioGroup } from '../forms/RadioGroup.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { useForm } from '../forms/useForm.ts';
import { paths, roomPath } from '../paths.ts';
import { formatStayAt } from '../words/days.ts';

/** Where a traveller writes about the stay of the booking that `?booking=` names. */
export function ReviewPage() {
  const id = useSearchParams()[0].get('booking') ?? '';
  return (
    <RequireSession role="user">{() => (id ? <OwnReview key={id} bookingId={id} /> : <NoReview />)}</RequireSession>
  );
}

/** How seldom the booking is read again, in seconds: it is over. */
const seldom = 600;

/** The form about a stay that is over, or what was written about its hotel. */
function OwnReview({ bookingId }: { bookingId: string }) {
  const { booking, error, retry } = useUserBooking(bookingId, seldom);
  if (booking) return <Stay booking={booking} />;
  if (isNotThere(error)) return <NoReview />;
  return <Page>{error ? <ErrorState onRetry={retry} /> : <FormSkeleton />}</Page>;
}

function Stay({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const { data, error, mutate } = useOwnReview(booking._id);
  const review = data?.data.review;
  useFocusAfter(data !== undefined && !review);
  if (booking.status !== 'completed') return <NoReview />;
  const { hotelName, checkIn, checkOut, propertyId, rooms } = booking;
  if (review) {
    return (
      <FormPage place="gilgit" title={t`Your review`} lead={<Trans>Everybody can read it on the hotel's page.</Trans>}>
        <div className="grid justify-items-start gap-6">
          <ReviewText review={review} heading="h2" />
          <TextLink to={roomPath({ propertyId, roomNumber: rooms[0].roomNumber })}>
            <bdi lang={langOf(hotelName)}>{hotelName}</bdi>
          </TextLink>
        </div>
      </FormPage>
    );
  }
  return (
    <Page lead={<Isolated text={formatStayAt(hotelName, checkIn, checkOut)} />}>
      {data ? (
        <ReviewForm bookingId={booking._id} />
      ) : error ? (
        <ErrorState onRetry={() => void mutate()} />
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

/** There is no such booking, or its stay is not over. */
function NoReview() {
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

const { min, max } = markBounds;
const options = Array.from({ length: max - min + 1 }, (_, at) => String(min + at)).map((mark) => ({
  value: mark,
  label: mark,
}));

/** Five marks and words about the stay of a booking. */
function ReviewForm({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const send = useSendReview('writeReview', bookingId);
  const { form, control, busy } = useForm({ fields: reviewFields, send });
  return (
    <form {...form} className="grid gap-5">
      <p className="text-bark">
        <Trans>1 is the worst mark, 5 the best.</Trans>
      </p>
      {markNames.map((name) => (
        <RadioGroup key={name} {...control(name)} options={options} />
      ))}
      <TextArea {...control('words')} rows={6} hint={t`Everybody can read it, with your first name.`} />
      <FormAlert />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Publish the review</Trans>
      </Button>
    </form>
  );
}
