import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { answerFields } from '../../../shared/rules/reviews.ts';
import { isNotThere } from '../api/ApiError.ts';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useFocusAfter } from '../components/useFocusAfter.ts';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { useGuestReview, useSendReview } from '../features/reviews/api/reviews.ts';
import { ReviewText } from '../features/reviews/ReviewText.tsx';
import { FormAlert } from '../forms/FormAlert.tsx';
import { FormSkeleton } from '../forms/FormSkeleton.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { useForm } from '../forms/useForm.ts';
import { pastBookingsPath } from '../paths.ts';

/** Where a host reads and answers what the guest of the booking wrote that `?booking=` names. */
export function GuestReviewPage() {
  const { t } = useLingui();
  const id = useSearchParams()[0].get('booking') ?? '';
  return (
    <DashboardLayout title={t`What your guest says`}>
      {() => (id ? <GuestReview key={id} bookingId={id} /> : <NoGuestReview />)}
    </DashboardLayout>
  );
}

const pastBookings = (
  <TextLink to={pastBookingsPath}>
    <Trans>Past bookings</Trans>
  </TextLink>
);

/** The review by the guest of a booking, and the host's answer, or the form for it. */
function GuestReview({ bookingId }: { bookingId: string }) {
  const { data, error, mutate } = useGuestReview(bookingId);
  const review = data?.data.review;
  const unanswered = review !== undefined && review.answer === undefined;
  useFocusAfter(unanswered);
  if (!data && error && !isNotThere(error)) return <ErrorState onRetry={() => void mutate()} />;
  if (!data && !error) return <FormSkeleton />;
  if (!review) return <NoGuestReview />;
  return (
    <div className="grid gap-8">
      <ReviewText review={review} heading="h2" />
      {unanswered && <AnswerForm bookingId={bookingId} />}
      <p>{pastBookings}</p>
    </div>
  );
}

function NoGuestReview() {
  return (
    <EmptyState title={<Trans>Nothing was written yet</Trans>} action={pastBookings}>
      <Trans>A guest may write about a stay from its check-out on.</Trans>
    </EmptyState>
  );
}

/** The form for the answer of the host to a review. */
function AnswerForm({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const send = useSendReview('answerReview', bookingId);
  const { form, control, busy } = useForm({ fields: answerFields, send });
  return (
    <form {...form} className="grid max-w-lg gap-5">
      <TextArea {...control('answer')} rows={4} hint={t`Everybody can read it below the review. You answer once.`} />
      <FormAlert />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Publish the answer</Trans>
      </Button>
    </form>
  );
}
