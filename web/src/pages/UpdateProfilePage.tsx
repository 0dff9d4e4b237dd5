import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { Members } from '../features/account/Members.tsx';
import { UserProfile } from '../features/account/UserProfile.tsx';

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
