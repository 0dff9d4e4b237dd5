import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';

export function TravellerBookingsPage() {
  const { t } = useLingui();
  return (
    <RequireSession role="user">
      {() => (
        <div className="page py-10 sm:py-14">
          <PageTitle title={t`Bookings`}>
            <Trans>Online requests open soon. What you ask for then appears here.</Trans>
          </PageTitle>
          <div className="mt-6 grid gap-x-10 md:grid-cols-2">
            <EmptyState title={<Trans>No Pending Bookings</Trans>}>
              <Trans>Requests that an owner has not answered yet.</Trans>
            </EmptyState>
            <EmptyState title={<Trans>No Active Bookings</Trans>}>
              <Trans>Requests that an owner has accepted.</Trans>
            </EmptyState>
          </div>
        </div>
      )}
    </RequireSession>
  );
}
