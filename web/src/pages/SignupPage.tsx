import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { PromptLink } from '../features/account/PromptLink.tsx';
import { RoleChoice } from '../features/account/RoleChoice.tsx';
import { useKeepNext } from '../features/account/useNext.ts';
import { Visitors } from '../features/account/Visitors.tsx';
import { paths } from '../paths.ts';

export function SignupPage() {
  const { t } = useLingui();
  const keepNext = useKeepNext();
  return (
    <Visitors>
      <AccountPage place="swat" title={t`Sign up`} lead={<Trans>What brings you to Sarai?</Trans>}>
        <RoleChoice step="signup" />
        <PromptLink question={<Trans>Have an account already?</Trans>} to={keepNext(paths.login)}>
          <Trans>Log in</Trans>
        </PromptLink>
      </AccountPage>
    </Visitors>
  );
}
