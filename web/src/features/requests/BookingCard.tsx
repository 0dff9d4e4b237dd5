import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { guestReviewPath } from '../../paths.ts';
import { guestName } from '../../words/guests.ts';
import { PhoneLinks } from '../bookings/stay/PhoneLinks.tsx';
import { BookingEnd } from './BookingEnd.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { StayFacts } from './StayFacts.tsx';

/**
 * A booking, or a request that came to nothing; of an active one with its guest's number and the way
 * to cancel it, of a stay that is over what the guest wrote.
 */
export function BookingCard({ booking }: { booking: BookingRequest }) {
  const { t } = useLingui();
  const id = useId();
  const { userName, contactNumber = '', email = '' } = booking.userInfo[0] ?? {};
  const name = guestName(userName);
  return (
    <article aria-labelledby={id} className="grid gap-4 py-7 first:pt-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id={id}
          dir="auto"
          lang={langOf(name)}
          className="max-w-full text-2xl wrap-anywhere [&:lang(ur)]:leading-[2.1]"
        >
          {name}
        </h2>
        {booking.code && (
          <p className="numbers text-bark">
            <Trans>
              Voucher <bdi className="font-semibold text-walnut">{booking.code}</bdi>
            </Trans>
          </p>
        )}
      </header>
      <StayFacts request={booking} />
      <BookingEnd booking={booking} />
      {booking.reviewedAt !== undefined && (
        <p>
          <ButtonLink to={guestReviewPath(booking._id)} variant="secondary" aria-label={t`Read the review of ${name}`}>
            <Trans>Read the review</Trans>
          </ButtonLink>
        </p>
      )}
      {booking.status === 'active' && (
        <>
          <PhoneLinks name={name} number={contactNumber} />
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 max-w-full items-center text-glacier underline-offset-4 hover:underline"
            >
              <bdi className="min-w-0 wrap-anywhere">{email}</bdi>
            </a>
            <CancelBooking booking={booking} name={name} />
          </div>
        </>
      )}
    </article>
  );
}
