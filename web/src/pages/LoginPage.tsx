import { Trans, useLingui } from '@lingui/react/macro';
import { FormPage } from '../components/FormPage.tsx';
import { PromptLink } from '../features/accounts/PromptLink.tsx';
import { RequireVisitor } from '../features/accounts/RequireVisitor.tsx';
import { RoleChoice } from '../features/accounts/RoleChoice.tsx';
import { useKeepNext } from '../features/accounts/useNext.ts';
import { paths } from '../paths.ts';

export function LoginPage() {
  const { t } = useLingui();
  const keepNext = useKeepNext();
  return (
    <RequireVisitor>
      <FormPage place="kashmir" title={t`Login`} lead={<Trans>Which account is yours?</Trans>}>
        <RoleChoice step="login" />
        <PromptLink question={<Trans>No account yet?</Trans>} to={keepNext(paths.signup)}>
          <Trans>Sign up</Trans>
        </PromptLink>
      </FormPage>
    </RequireVisitor>
  );
}
