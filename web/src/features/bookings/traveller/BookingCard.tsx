import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import type { BookingState } from '../../../../../shared/rules/bookingLife.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import type { IconName } from '../../../components/Icon.tsx';
import { Link } from '../../../components/Link.tsx';
import { lazyPart } from '../../../components/lazyPart.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useNow } from '../../../components/useNow.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { reviewPath, roomPath, threadPath } from '../../../paths.ts';
import { formatStayAt } from '../../../words/days.ts';
import { isolate } from '../../../words/isolate.ts';
import { PlaceName } from '../../rooms/PlaceName.tsx';
import type { Booking } from '../stay/booking.ts';
import { EndReason } from '../stay/EndReason.tsx';
import { StayFacts } from '../stay/StayFacts.tsx';
import { StayHeader } from '../stay/StayHeader.tsx';
import { AskAgain } from './AskAgain.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { ChangeOfGuest } from './ChangeOfGuest.tsx';
import { GiveBack } from './GiveBack.tsx';
import { HostAndVoucher } from './HostAndVoucher.tsx';
import { OwnWish } from './OwnWish.tsx';
import { ProposalOfHost } from './ProposalOfHost.tsx';
import { type Step, stepsOf } from './steps.ts';

/** Most bookings are paid at the hotel. */
const AdvancePart = lazyPart(async () => (await import('../advance/AdvancePart.tsx')).AdvancePart);

/** One booking of a traveller: its stay, how it stands, and the next actions. */
export function BookingCard({ booking }: { booking: Booking }) {
  const { hotelName, location, propertyId, status, rooms } = booking;
  const id = useId();
  const [icon, look] = looks[status];
  // Deadlines pass while the page stays open.
  useNow();
  return (
    <article
      aria-labelledby={id}
      tabIndex={-1}
      className="grid gap-x-10 gap-y-5 rounded-panel bg-drift p-5 outline-none sm:p-6 md:grid-cols-[minmax(0,1fr)_19rem] md:[&>header]:col-span-2"
    >
      <StayHeader
        id={id}
        hotel={
          <Link
            to={roomPath({ propertyId, roomNumber: rooms[0].roomNumber })}
            className="underline-offset-4 hover:underline"
          >
            <bdi lang={langOf(hotelName)}>{hotelName}</bdi>
          </Link>
        }
        place={<PlaceName typed={location} />}
        icon={icon}
        look={look}
      >
        {sayState(status)}
      </StayHeader>
      <StayFacts booking={booking} />
      <div className="grid content-start gap-3 md:border-s md:border-hairline md:ps-6">
        <Timeline booking={booking} />
        <EndReason booking={booking} className="border-outline" />
      </div>
      {(booking.terms || booking.advance || booking.paid) && (
        <Suspense fallback={null}>
          <AdvancePart booking={booking} />
        </Suspense>
      )}
      {status === 'active' && <ProposalOfHost booking={booking} />}
      <OwnWish booking={booking} />
      {status === 'active' && <HostAndVoucher booking={booking} />}
      <AskLink booking={booking} />
      {status === 'completed' && <ReviewLink booking={booking} />}
      <ChangeOfGuest booking={booking} />
      <AskAgain booking={booking} />
      <GiveBack booking={booking} />
      <CancelBooking booking={booking} />
    </article>
  );
}

const dots: Record<Step['kind'], string> = {
  done: 'bg-juniper border-juniper',
  ahead: 'border-outline',
  ended: 'bg-bark border-bark',
};

/** The story of a booking, a line a step. */
function Timeline({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`What happened so far`} className="numbers grid gap-2">
      {stepsOf(booking).map(({ words, when, kind }) => (
        <li key={words} className="flex items-baseline gap-3">
          <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full border-2 ${dots[kind]}`} />
          <span className={kind === 'ahead' ? '' : 'text-bark'}>
            {words} <span className={`inline-block ${kind === 'ahead' ? 'font-semibold' : ''}`}>{when}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A link to what the guest and the owner have written. */
function AskLink({ booking: { propertyId, hotelName } }: { booking: Booking }) {
  const { t } = useLingui();
  const hotel = isolate(hotelName);
  return (
    <p className="md:col-span-2">
      <TextLink to={threadPath(propertyId)} label={t`Messages with ${hotel}`}>
        <Trans>Messages</Trans>
      </TextLink>
    </p>
  );
}

/** A link from a stay that is over to its guest's review. */
function ReviewLink({ booking: { _id, hotelName, checkIn, checkOut, reviewedAt } }: { booking: Booking }) {
  const { t } = useLingui();
  const stay = formatStayAt(hotelName, checkIn, checkOut);
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

const looks: Record<BookingState, readonly [icon: IconName, look: string]> = {
  pending: ['mail', 'bg-apricot-pale text-apricot-deep'],
  active: ['check', 'bg-juniper-pale text-juniper'],
  completed: ['check', 'bg-drift text-bark'],
  rejected: ['close', 'bg-drift text-bark'],
  cancelled: ['close', 'bg-drift text-bark'],
  expired: ['close', 'bg-drift text-bark'],
  missed: ['close', 'bg-drift text-bark'],
};

/** How a booking stands. */
function sayState(status: BookingState): string {
  return {
    pending: t`Waiting`,
    active: t`Accepted`,
    completed: t`Stayed`,
    rejected: t`Declined`,
    cancelled: t`Cancelled`,
    expired: t`Expired`,
    missed: t`Did not come`,
  }[status];
}
