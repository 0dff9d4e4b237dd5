import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { PromptLink } from '../features/account/PromptLink.tsx';
import { RoleChoice } from '../features/account/RoleChoice.tsx';
import { useKeepNext } from '../features/account/useNext.ts';
import { Visitors } from '../features/account/Visitors.tsx';
import { paths } from '../paths.ts';

export function LoginPage() {
  const { t } = useLingui();
  const keepNext = useKeepNext();
  return (
    <Visitors>
      <AccountPage place="kashmir" title={t`Login`} lead={<Trans>Which account is yours?</Trans>}>
        <RoleChoice step="login" />
        <PromptLink question={<Trans>No account yet?</Trans>} to={keepNext(paths.signup)}>
          <Trans>Sign up</Trans>
        </PromptLink>
      </AccountPage>
    </Visitors>
  );
}
