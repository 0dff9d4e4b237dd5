import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { isAt, paths } from '../../paths.ts';
import { useFirstWaiting } from '../requests/api/requests.ts';

/** The views of the dashboard: beside the page, or above it on phones. Requests come first. */
export function DashboardNavigation({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Dashboard`} className="max-md:-mx-2">
      <ul className="grid grid-cols-3 gap-1 md:sticky md:top-8 md:grid-cols-1">
        <View to={paths.vendorPendingBookings} icon="mail" name={t`Requests`} documented={t`Pending Bookings`}>
          <WaitingBadge vendorId={vendorId} />
        </View>
        <View to={paths.vendorActiveBookings} icon="calendar" name={t`Stays`} documented={t`Active Bookings`} />
        <View to={paths.vendorProperties} icon="bed" name={t`Properties`} documented={t`View Bookings`} />
        <View to={paths.createProperty} icon="plus" name={t`New property`} documented={t`Create Post`} />
        <View to={paths.vendorBookings} icon="menu" name={t`All lists`} documented={t`Bookings`} />
        <View to={paths.vendorProfile} icon="guests" name={t`Settings`} />
      </ul>
    </nav>
  );
}

interface ViewProps {
  to: string;
  icon: IconName;
  /** Name of the view. */
  name: string;
  /** Name of the view in the product's documents, where that is another: its second line. */
  documented?: string;
  /** A mark beside the name. */
  children?: ReactNode;
}

function View({ to, icon, name, documented, children }: ViewProps) {
  const { pathname } = useLocation();
  return (
    <li className="min-w-0">
      <Link
        to={to}
        aria-current={isAt(pathname, to) ? 'page' : undefined}
        aria-description={documented}
        className="relative flex min-h-11 items-center gap-1.5 rounded-control px-1.5 text-walnut hover:bg-drift aria-[current=page]:bg-glacier-pale aria-[current=page]:text-glacier-deep max-md:h-full max-md:py-1 max-md:text-sm max-md:leading-tight md:gap-2.5 md:px-3 md:py-1.5 md:font-medium"
      >
        <Icon name={icon} />
        <span className="min-w-0 wrap-break-word">
          {name}
          {documented && (
            <span aria-hidden="true" className="block text-sm leading-tight font-normal opacity-80 max-md:hidden">
              {documented}
            </span>
          )}
        </span>
        {children}
      </Link>
    </li>
  );
}

/** How many requests wait for an answer, where some do. */
function WaitingBadge({ vendorId }: { vendorId: string }) {
  const { requests = [], more } = useFirstWaiting(vendorId);
  const count = requests.length;
  if (count === 0) return null;
  return (
    <span className="numbers grid h-5 min-w-5 place-items-center rounded-full bg-apricot-deep px-1.5 text-sm font-semibold text-snow max-md:absolute max-md:start-3 max-md:-top-1 md:ms-auto">
      <span aria-hidden="true" lang="en" className="leading-none">
        {more ? `${count}+` : count}
      </span>
      <span className="sr-only">
        {more ? (
          <Trans>More than {count} wait for your answer</Trans>
        ) : (
          <Plural value={count} one="# waits for your answer" other="# wait for your answer" />
        )}
      </span>
    </span>
  );
}
