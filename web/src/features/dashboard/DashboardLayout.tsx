import type { ReactNode } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import type { Session } from '../../session.ts';
import { RequireSession } from '../accounts/RequireSession.tsx';
import { DashboardNavigation } from './DashboardNavigation.tsx';
import { OwnersOnly } from './OwnersOnly.tsx';

interface Props {
  /** The heading; a page may render its own instead. */
  title?: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** The owner's staff sees the page too. */
  forStaff?: boolean;
  children: (session: Session) => ReactNode;
}

/** A page of a vendor's dashboard, with links to the others beside it. */
export function DashboardLayout({ title, lead, forStaff = false, children }: Props) {
  return (
    <RequireSession role="vendor">
      {(session) => (
        <div className="page grid gap-x-12 gap-y-8 pt-2 pb-10 max-md:gap-y-4 max-md:pb-0 md:grid-cols-[13.5rem_minmax(0,1fr)] md:pt-8 print:block">
          <DashboardNavigation session={session} />
          <div className="min-w-0">
            <Notice />
            {session.staff && !forStaff ? (
              <OwnersOnly />
            ) : (
              <>
                {title && (
                  <div className="mb-8">
                    <PageTitle title={title}>{lead}</PageTitle>
                  </div>
                )}
                {children(session)}
              </>
            )}
          </div>
        </div>
      )}
    </RequireSession>
  );
}
