import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../components/FormPage.tsx';
import { PromptLink } from '../features/accounts/PromptLink.tsx';
import { Visitors } from '../features/accounts/RequireVisitor.tsx';
import { useKeepNext } from '../features/accounts/useNext.ts';
import { VendorSignupForm } from '../features/accounts/VendorSignupForm.tsx';
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
