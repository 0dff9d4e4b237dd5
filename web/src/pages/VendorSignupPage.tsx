import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { PromptLink } from '../features/account/PromptLink.tsx';
import { useKeepNext } from '../features/account/useNext.ts';
import { VendorSignupForm } from '../features/account/VendorSignupForm.tsx';
import { Visitors } from '../features/account/Visitors.tsx';
import { accountPaths } from '../paths.ts';

export function VendorSignupPage() {
  const { t } = useLingui();
  const keepNext = useKeepNext();
  return (
    <Visitors role="vendor">
      <AccountPage
        place="gilgit"
        title={t`Sign up as a vendor`}
        lead={<Trans>Travellers see your name and email on the pages of your rooms.</Trans>}
      >
        <VendorSignupForm />
        <PromptLink question={<Trans>Have an account already?</Trans>} to={keepNext(accountPaths.vendor.login)}>
          <Trans>Log in</Trans>
        </PromptLink>
      </AccountPage>
    </Visitors>
  );
}
