import { Trans, useLingui } from '@lingui/react/macro';
import { FormPage } from '../components/FormPage.tsx';
import { MailBlocked } from '../features/accounts/MailBlocked.tsx';
import { ProfileForm } from '../features/accounts/ProfileForm.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';
import { ConfirmEmail } from '../features/confirmation/ConfirmEmail.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { PhoneSettings } from '../features/push/PhoneSettings.tsx';
import { RefusedGuests } from '../features/requests/RefusedGuests.tsx';
import { StaffOfOwner } from '../features/staff/StaffOfOwner.tsx';

export function ProfilePage() {
  return useRoleOfPage() === 'vendor' ? <VendorProfile /> : <TravellerProfile />;
}

function TravellerProfile() {
  const { t } = useLingui();
  return (
    <RequireSession role="user">
      {({ id }) => (
        <FormPage place="hunza" title={t`Profile Setting`}>
          <MailBlocked role="user" id={id} />
          <ConfirmEmail key={id} role="user" id={id} />
          <ProfileForm key={id} role="user" id={id} />
          <PhoneSettings account={{ role: 'user', id }} />
        </FormPage>
      )}
    </RequireSession>
  );
}

/** The settings are a view of the dashboard, as documented. */
function VendorProfile() {
  const { t } = useLingui();
  return (
    <DashboardLayout
      title={t`Your profile`}
      lead={<Trans>Your name and email stand on the pages of your rooms.</Trans>}
    >
      {({ id }) => (
        <div className="max-w-lg">
          <MailBlocked role="vendor" id={id} />
          <ConfirmEmail key={id} role="vendor" id={id} />
          <ProfileForm key={id} role="vendor" id={id} />
          <PhoneSettings account={{ role: 'vendor', id }} />
          <StaffOfOwner key={`staff ${id}`} vendorId={id} />
          <RefusedGuests key={`refused ${id}`} vendorId={id} />
        </div>
      )}
    </DashboardLayout>
  );
}
