import { Trans, useLingui } from '@lingui/react/macro';
import { accountPaths } from '../../../shared/rules/accountPaths.ts';
import { FormPage } from '../components/FormPage.tsx';
import { PromptLink } from '../features/accounts/PromptLink.tsx';
import { RequireVisitor } from '../features/accounts/RequireVisitor.tsx';
import { SignupForm } from '../features/accounts/SignupForm.tsx';
import { useKeepNext } from '../features/accounts/useNext.ts';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';

export function RoleSignupPage() {
  const { t } = useLingui();
  const keepNext = useKeepNext();
  const role = useRoleOfPage();
  const words = {
    user: {
      title: t`Sign up as a traveller`,
      lead: <Trans>Owners see your name, email and number with each request that you send them.</Trans>,
    },
    vendor: {
      title: t`Sign up as a vendor`,
      lead: <Trans>Travellers see your name and email on the pages of your rooms.</Trans>,
    },
  }[role];
  return (
    <RequireVisitor role={role}>
      <FormPage place={role === 'user' ? 'murree' : 'gilgit'} {...words}>
        <SignupForm key={role} role={role} />
        <PromptLink question={<Trans>Have an account already?</Trans>} to={keepNext(accountPaths[role].login)}>
          <Trans>Log in</Trans>
        </PromptLink>
      </FormPage>
    </RequireVisitor>
  );
}
