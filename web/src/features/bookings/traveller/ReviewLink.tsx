import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingRequest } from '../../../../../shared/contracts/bookings.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { reviewPath } from '../../../paths.ts';
import { formatStayAt } from '../../../words/days.ts';

/** From a stay that is over to what its guest says of it. */
export function ReviewLink({ booking }: { booking: BookingRequest }) {
  const { t } = useLingui();
  const { _id, status, hotelName, bookingStartDate, bookingEndDate, reviewedAt } = booking;
  if (status !== 'completed') return null;
  const stay = formatStayAt(hotelName, bookingStartDate, bookingEndDate);
  return (
    <p className="md:col-span-2">
      <ButtonLink
        to={reviewPath(_id)}
        variant="secondary"
        aria-label={reviewedAt ? t`Your review: ${stay}` : t`Write a review: ${stay}`}
      >
        {reviewedAt ? <Trans>Your review</Trans> : <Trans>Write a review</Trans>}
      </ButtonLink>
    </p>
  );
}
