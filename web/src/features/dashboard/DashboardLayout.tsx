import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { isAt, paths } from '../../paths.ts';
import type { Session } from '../../session.ts';
import { RequireSession } from '../accounts/RequireSession.tsx';

interface Props {
  /** The heading; a page may render its own instead. */
  title?: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  children: (session: Session) => ReactNode;
}

/** A page of a vendor's dashboard, with links to the others beside it. */
export function DashboardLayout({ title, lead, children }: Props) {
  return (
    <RequireSession role="vendor">
      {(session) => (
        <div className="page grid gap-x-12 gap-y-8 pt-2 pb-10 md:grid-cols-[12.5rem_minmax(0,1fr)] md:pt-8">
          <DashboardNavigation />
          <div className="min-w-0">
            <Notice />
            {title && (
              <div className="mb-8">
                <PageTitle title={title}>{lead}</PageTitle>
              </div>
            )}
            {children(session)}
          </div>
        </div>
      )}
    </RequireSession>
  );
}

/** The views of the dashboard: beside the page, or in one line above it on phones. */
function DashboardNavigation() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Dashboard`} className="max-md:-mx-2">
      <ul className="grid grid-cols-5 gap-1 md:sticky md:top-8 md:grid-cols-1">
        <View to={paths.vendorProperties} icon="bed" name={t`View Bookings`} />
        <View to={paths.vendorActiveBookings} icon="calendar" name={t`Active Bookings`} />
        <View to={paths.vendorPendingBookings} icon="mail" name={t`Pending Bookings`} />
        <View to={paths.createProperty} icon="plus" name={t`Create Post`} />
        <View to={paths.vendorProfile} icon="guests" name={t`Settings`} />
      </ul>
    </nav>
  );
}

function View({ to, icon, name }: { to: string; icon: IconName; name: string }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        aria-current={isAt(pathname, to) ? 'page' : undefined}
        className="flex min-h-14 items-center gap-1 rounded-control text-walnut hover:bg-drift aria-[current=page]:bg-glacier-pale aria-[current=page]:text-glacier-deep max-md:h-full max-md:flex-col max-md:px-0.5 max-md:py-2 max-md:text-center max-md:text-xs max-md:leading-tight md:min-h-11 md:gap-3 md:px-3 md:font-medium"
      >
        <Icon name={icon} />
        {name}
      </Link>
    </li>
  );
}
