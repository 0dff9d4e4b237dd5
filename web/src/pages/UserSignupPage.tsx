import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { PromptLink } from '../features/account/PromptLink.tsx';
import { UserSignupForm } from '../features/account/UserSignupForm.tsx';
import { useKeepNext } from '../features/account/useNext.ts';
import { Visitors } from '../features/account/Visitors.tsx';
import { accountPaths } from '../paths.ts';

export function UserSignupPage() {
  const { t } = useLingui();
  const keepNext = useKeepNext();
  return (
    <Visitors role="user">
      <AccountPage
        place="murree"
        title={t`Sign up as a traveller`}
        lead={<Trans>Owners see your name, email and number with each request that you send them.</Trans>}
      >
        <UserSignupForm />
        <PromptLink question={<Trans>Have an account already?</Trans>} to={keepNext(accountPaths.user.login)}>
          <Trans>Log in</Trans>
        </PromptLink>
      </AccountPage>
    </Visitors>
  );
}
