import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../components/FormPage.tsx';
import { PromptLink } from '../features/accounts/PromptLink.tsx';
import { Visitors } from '../features/accounts/RequireVisitor.tsx';
import { UserSignupForm } from '../features/accounts/TravellerSignupForm.tsx';
import { useKeepNext } from '../features/accounts/useNext.ts';
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
