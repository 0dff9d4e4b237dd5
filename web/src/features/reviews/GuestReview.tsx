import { Trans } from '@lingui/react/macro';
import { isNotThere } from '../../api/ApiError.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { FormSkeleton } from '../../forms/FormSkeleton.tsx';
import { pastBookingsPath } from '../../paths.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { useGuestReview } from './api/reviews.ts';
import { ReviewText } from './ReviewText.tsx';

/** What the guest of a booking wrote, and the host's answer, or the form for it. */
export function GuestReview({ bookingId }: { bookingId: string }) {
  const { data, error, mutate } = useGuestReview(bookingId);
  const review = data?.data.review;
  const unanswered = review !== undefined && review.answer === undefined;
  useFocusAfter(unanswered);
  if (!data && error && !isNotThere(error)) return <ErrorState message={error.message} onRetry={() => void mutate()} />;
  if (!data && !error) return <FormSkeleton />;
  if (!review) return <NoGuestReview />;
  return (
    <div className="grid gap-8">
      <ReviewText review={review} heading="h2" />
      {unanswered && <AnswerForm bookingId={bookingId} />}
      <p>
        <TextLink to={pastBookingsPath}>
          <Trans>Past bookings</Trans>
        </TextLink>
      </p>
    </div>
  );
}

export function NoGuestReview() {
  return (
    <EmptyState
      title={<Trans>Nothing was written yet</Trans>}
      action={
        <TextLink to={pastBookingsPath}>
          <Trans>Past bookings</Trans>
        </TextLink>
      }
    >
      <Trans>A guest may write about a stay from its check-out on.</Trans>
    </EmptyState>
  );
}
