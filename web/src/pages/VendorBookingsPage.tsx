import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Link } from '../components/Link.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { BookingList } from '../features/requests/BookingList.tsx';
import { type ListedState, listedStates, readState, wordsOf } from '../features/requests/bookingStates.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session.ts';

/** A vendor's bookings of the state that `?status=` names, the active ones without it; staff reads those alone. */
export function VendorBookingsPage() {
  const { t } = useLingui();
  const named = readState(useSearchParams()[0]);
  const isOwner = !useSession()?.staff;
  const state = isOwner ? named : listedStates[0];
  return (
    <DashboardLayout forStaff title={state === 'active' ? t`Active Bookings` : t`Bookings`}>
      {({ id }) => (
        <>
          <p className="-mt-3 mb-5">
            <ButtonLink to={paths.ownBooking} variant="secondary">
              <Trans>Enter a booking</Trans>
            </ButtonLink>
          </p>
          {isOwner && <StateTabs current={state} />}
          <BookingList key={state} vendorId={id} state={state} />
        </>
      )}
    </DashboardLayout>
  );
}

/** Links to the bookings of each state. */
function StateTabs({ current }: { current: ListedState }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Kind of booking`} className="mb-8">
      <ul className="-mx-3 flex flex-wrap gap-x-1">
        {listedStates.map((state) => (
          <li key={state}>
            <Link
              to={state === listedStates[0] ? '?' : `?status=${state}`}
              replace
              aria-current={state === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-3 font-medium text-bark decoration-apricot decoration-2 underline-offset-8 hover:underline aria-[current=page]:text-walnut aria-[current=page]:underline"
            >
              {wordsOf(state)[0]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
