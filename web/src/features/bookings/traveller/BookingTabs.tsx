import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isAt, paths } from '../../../paths.ts';

/** The three lists of a traveller, each at its own address. */
export function BookingTabs() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Your bookings`} className="mt-6 border-b border-hairline">
      <ul className="-mb-px flex gap-1 sm:gap-3">
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
