import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../components/FormPage.tsx';
import { Members } from '../features/accounts/RequireSession.tsx';
import { UserProfile } from '../features/accounts/TravellerProfile.tsx';

export function UpdateProfilePage() {
  const { t } = useLingui();
  return (
    <Members role="user">
      {({ id }) => (
        <AccountPage place="hunza" title={t`Profile Setting`}>
          <UserProfile key={id} userId={id} />
        </AccountPage>
      )}
    </Members>
  );
}
