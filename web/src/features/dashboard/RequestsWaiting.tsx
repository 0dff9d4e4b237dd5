import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { useNow } from '../../components/useNow.ts';
import { paths } from '../../paths.ts';
import { formatStay } from '../../words/days.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { formatRooms } from '../bookings/stay/roomWords.ts';
import { AnswerBy } from '../requests/AnswerBy.tsx';
import { useFirstWaiting } from '../requests/api/requests.ts';
import { formatPrice } from '../rooms/format.ts';
import { DashboardPart } from './DashboardPart.tsx';

/** Requests that the dashboard shows; their own page has all of them. */
const shownFirst = 3;

/** Requests that wait for the owner's answer, those of newcomers last: they come before everything else, because they end by themselves. */
export function RequestsWaiting({ vendorId }: { vendorId: string }) {
  const { requests, error, mutate } = useFirstWaiting(vendorId);
  return (
    <DashboardPart title={<Trans>Requests waiting</Trans>}>
      {requests && <Requests requests={requests} />}
      {!requests && error && <ErrorState message={error.message} onRetry={() => void mutate()} />}
      {!requests && !error && <Skeletons className="grid" shapes={['h-18 w-full']} />}
    </DashboardPart>
  );
}

function Requests({ requests }: { requests: readonly Booking[] }) {
  const now = useNow();
  if (requests.length === 0)
    return (
      <p className="flex items-center gap-2.5 text-bark">
        <Icon name="check" className="size-5 text-juniper" />
        <Trans>Nobody waits for your answer.</Trans>
      </p>
    );
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {requests.slice(0, shownFirst).map((request) => (
          <li key={request._id}>
            <Request request={request} now={now} />
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.vendorPendingBookings} className="justify-self-start">
        <Trans>Answer them</Trans>
      </ButtonLink>
    </>
  );
}

function Request({ request, now }: { request: Booking; now: Date }) {
  const { guest, hotelName, checkIn, checkOut, total, answerBy } = request;
  const stay = formatStay(checkIn, checkOut);
  const rooms = formatRooms(request.rooms);
  return (
    <Link
      to={paths.vendorPendingBookings}
      className="group flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3 text-walnut"
    >
      <span className="min-w-0">
        <bdi className="font-semibold wrap-anywhere underline-offset-4 group-hover:underline">{guest.name}</bdi>
        <span className="numbers block text-sm text-bark wrap-anywhere">
          <Trans>
            {stay} · {rooms}, <bdi>{hotelName}</bdi> · {formatPrice(total)}
          </Trans>
        </span>
      </span>
      <span className="text-sm">
        <AnswerBy instant={answerBy} now={now} />
      </span>
    </Link>
  );
}
