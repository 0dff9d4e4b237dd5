import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { useProfile } from '../features/accounts/api/profiles.ts';
import { ConfirmEmail } from '../features/confirmation/ConfirmEmail.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { Figures } from '../features/dashboard/Figures.tsx';
import { YearChart } from '../features/dashboard/YearChart.tsx';
import { MonthOfRooms } from '../features/nights/MonthOfRooms.tsx';
import { FallbackRoom } from '../illustrations/FallbackRoom.tsx';
import { paths } from '../paths.ts';

export function DashboardPage() {
  return (
    <DashboardLayout>
      {({ id }) => (
        <>
          <Welcome vendorId={id} />
          <div className="mt-8">
            <ConfirmEmail key={id} vendorId={id} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
            <Figures vendorId={id} />
            <MonthOfRooms key={id} vendorId={id} />
            <YearChart vendorId={id} />
            <ListYourProperty />
          </div>
        </>
      )}
    </DashboardLayout>
  );
}

function Welcome({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const name = useProfile('vendor', vendorId).profile?.name;
  return (
    <PageTitle title={name ? t`Welcome, ${name}` : t`Welcome`}>
      <Trans>This is how your rooms are doing.</Trans>
    </PageTitle>
  );
}

/** The card that leads to the form for a new property. */
function ListYourProperty() {
  return (
    <section className="grid overflow-hidden rounded-panel bg-drift sm:grid-cols-[1fr_minmax(0,16rem)]">
      <div className="grid content-center justify-items-start gap-3 p-6 sm:p-8">
        <h2 className="text-2xl">
          <Trans>List Your Property</Trans>
        </h2>
        <p className="text-bark">
          <Trans>
            Name, place, rooms, prices and a few photos: three minutes from your phone, and travellers find it.
          </Trans>
        </p>
        <ButtonLink to={paths.createProperty} className="mt-2">
          <Trans>Create Post</Trans>
        </ButtonLink>
      </div>
      <FallbackRoom className="h-full w-full max-sm:hidden" />
    </section>
  );
}
