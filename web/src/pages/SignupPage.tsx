import { Trans, useLingui } from '@lingui/react/macro';
import { FormPage } from '../components/FormPage.tsx';
import { PromptLink } from '../features/accounts/PromptLink.tsx';
import { RequireVisitor } from '../features/accounts/RequireVisitor.tsx';
import { RoleChoice } from '../features/accounts/RoleChoice.tsx';
import { useKeepNext } from '../features/accounts/useNext.ts';
import { paths } from '../paths.ts';

export function SignupPage() {
  const { t } = useLingui();
  const keepNext = useKeepNext();
  return (
    <RequireVisitor>
      <FormPage place="swat" title={t`Sign up`} lead={<Trans>What brings you to Sarai?</Trans>}>
        <RoleChoice step="signup" />
        <PromptLink question={<Trans>Have an account already?</Trans>} to={keepNext(paths.login)}>
          <Trans>Log in</Trans>
        </PromptLink>
      </FormPage>
    </RequireVisitor>
  );
}
