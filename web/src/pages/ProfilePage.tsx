import { Trans, useLingui } from '@lingui/react/macro';
import { FormPage } from '../components/FormPage.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { TravellerProfile } from '../features/accounts/TravellerProfile.tsx';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';
import { VendorProfile } from '../features/accounts/VendorProfile.tsx';

export function ProfilePage() {
  const { t } = useLingui();
  const role = useRoleOfPage();
  const words =
    role === 'user'
      ? { title: t`Profile Setting` }
      : { title: t`Your profile`, lead: <Trans>Your name and email stand on the pages of your rooms.</Trans> };
  return (
    <RequireSession role={role}>
      {({ id }) => (
        <FormPage place={role === 'user' ? 'hunza' : 'skardu'} {...words}>
          {role === 'user' ? <TravellerProfile key={id} userId={id} /> : <VendorProfile key={id} vendorId={id} />}
        </FormPage>
      )}
    </RequireSession>
  );
}
