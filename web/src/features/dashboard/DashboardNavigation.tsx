import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { isAt, paths } from '../../paths.ts';
import type { Session } from '../../session.ts';
import { UnreadBadge } from '../messages/UnreadBadge.tsx';
import { useCashHotels } from '../properties/api/cashHotels.ts';
import { useFirstWaiting } from '../requests/api/requests.ts';
import { type DeskView, deskViews } from './deskViews.ts';

/** The views of the desk: beside the page, or on phones in one row above it. Whatever is not in the row is under "More". */
export function DashboardNavigation({ session }: { session: Session }) {
  const { id, staff } = session;
  const { t } = useLingui();
  const takesCash = (useCashHotels(session).hotels ?? []).length > 0;
  return (
    <nav aria-label={t`Dashboard`} className="max-md:-mx-2 print:hidden">
      <ul className="flex gap-1 max-md:overflow-x-auto max-md:pt-1.5 md:sticky md:top-[calc(2rem+var(--strip,0rem))] md:grid">
        {deskViews({ staff, takesCash }).map((view) => (
          <View key={view.to} {...view}>
            {view.to === paths.vendorPendingBookings && <WaitingBadge vendorId={id} />}
            {view.to === paths.guestMessages && (
              <UnreadBadge session={session} className="max-md:absolute max-md:start-1/2 max-md:-top-1 md:ms-auto" />
            )}
          </View>
        ))}
      </ul>
    </nav>
  );
}

interface ViewProps extends DeskView {
  /** A mark beside the name. */
  children?: ReactNode;
}

function View({ to, icon, name, documented, inRow, children }: ViewProps) {
  const { pathname } = useLocation();
  return (
    <li className={`max-md:min-w-max max-md:grow max-md:basis-0 md:min-w-0 ${inRow ? '' : 'max-md:hidden'}`}>
      <Link
        to={to}
        aria-current={isAt(pathname, to) ? 'page' : undefined}
        aria-description={documented}
        className="relative flex min-h-11 items-center rounded-control text-walnut hover:bg-drift aria-[current=page]:bg-glacier-pale aria-[current=page]:text-glacier-deep max-md:h-full max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:py-1 max-md:text-[0.8125rem] max-md:leading-tight md:gap-2.5 md:px-3 md:py-1.5 md:font-medium"
      >
        <Icon name={icon} />
        <span className="min-w-0 max-md:whitespace-nowrap md:wrap-break-word">
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
    <span className="numbers grid h-5 min-w-5 place-items-center rounded-full bg-apricot-deep px-1.5 text-sm font-semibold text-snow max-md:absolute max-md:start-1/2 max-md:-top-1 md:ms-auto">
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
