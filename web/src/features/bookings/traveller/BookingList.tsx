import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../components/Link.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import { isAt, paths } from '../../../paths.ts';
import { GrowingListView } from '../../lists/GrowingListView.tsx';
import { type BookingListName, useBookings } from '../api/travellerBookings.ts';
import { BookingCard } from './BookingCard.tsx';

interface Props {
  userId: string;
  list: BookingListName;
  /** The place of an empty list. */
  empty: ReactNode;
}

/** A list of bookings that keeps itself up to date. */
export function BookingList({ userId, list, empty }: Props) {
  return (
    <div className="mt-6">
      <GrowingListView list={useBookings(userId, list)} skeleton={<ListSkeleton />} empty={empty}>
        {(bookings) => (
          <ul className="grid gap-5">
            {bookings.map((booking) => (
              <li key={booking._id} className="min-w-0">
                <BookingCard booking={booking} />
              </li>
            ))}
          </ul>
        )}
      </GrowingListView>
    </div>
  );
}

export function ListSkeleton() {
  return <Skeletons className="grid gap-5" shapes={Array(2).fill('h-72 w-full rounded-panel')} />;
}

/** The three lists of a traveller, each at its own address. */
export function BookingTabs() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Your bookings`} className="mt-6 border-b border-hairline">
      <ul className="-mb-px flex flex-wrap gap-x-1 sm:gap-x-3">
        <Tab to={paths.travellerBookings}>
          <Trans>Bookings</Trans>
        </Tab>
        <Tab to={paths.travellerPendingBookings}>
          <Trans>Pending</Trans>
        </Tab>
        <Tab to={paths.travellerActiveBookings}>
          <Trans>Active</Trans>
        </Tab>
      </ul>
    </nav>
  );
}

function Tab({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        aria-current={isAt(pathname, to) ? 'page' : undefined}
        className="flex min-h-11 items-center border-b-3 border-transparent forced-colors:border-[Canvas] px-3 font-semibold text-bark hover:text-walnut aria-[current=page]:border-glacier aria-[current=page]:text-walnut"
      >
        {children}
      </Link>
    </li>
  );
}
