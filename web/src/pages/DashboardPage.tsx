import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../components/PageTitle.tsx';
import { useProfile } from '../features/accounts/api/profiles.ts';
import { MailBlocked } from '../features/accounts/MailBlocked.tsx';
import { ConfirmEmail } from '../features/confirmation/ConfirmEmail.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { DashboardPart } from '../features/dashboard/DashboardPart.tsx';
import { Figures } from '../features/dashboard/Figures.tsx';
import { OwnProperties } from '../features/dashboard/OwnProperties.tsx';
import { RequestsWaiting } from '../features/dashboard/RequestsWaiting.tsx';
import { YearChart } from '../features/dashboard/YearChart.tsx';
import { MonthOfRooms } from '../features/nights/MonthOfRooms.tsx';
import { isolate } from '../words/isolate.ts';

/** Tasks of the owner come first, then the properties, then the figures. */
export function DashboardPage() {
  const { t } = useLingui();
  return (
    <DashboardLayout forStaff>
      {({ id, staff }) => (
        <>
          {staff ? <PageTitle title={t`Welcome`} /> : <Welcome vendorId={id} />}
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12">
            <div className="grid gap-2">
              {!staff && <MailBlocked role="vendor" id={id} />}
              {!staff && <ConfirmEmail key={id} role="vendor" id={id} />}
              <RequestsWaiting vendorId={id} />
            </div>
            {!staff && <OwnProperties vendorId={id} />}
            {!staff && (
              <DashboardPart title={<Trans>How your rooms are doing</Trans>}>
                <Figures vendorId={id} />
              </DashboardPart>
            )}
            <MonthOfRooms key={id} vendorId={id} />
            {!staff && <YearChart vendorId={id} />}
          </div>
        </>
      )}
    </DashboardLayout>
  );
}

function Welcome({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const profile = useProfile('vendor', vendorId).profile;
  const name = profile && isolate(profile.name);
  return <PageTitle title={name ? t`Welcome, ${name}` : t`Welcome`} />;
}
