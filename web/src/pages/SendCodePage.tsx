import { Trans, useLingui } from '@lingui/react/macro';
import { FormPage } from '../components/FormPage.tsx';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';
import { SendCodeForm } from '../features/recovery/SendCodeForm.tsx';

export function SendCodePage() {
  const { t } = useLingui();
  const role = useRoleOfPage();
  return (
    <FormPage
      place={role === 'user' ? 'hunza' : 'skardu'}
      title={t`Reset your password`}
      lead={
        role === 'user' ? (
          <Trans>Enter the email of your traveller's account. We send a code to it.</Trans>
        ) : (
          <Trans>Enter the email of your vendor's account. We send a code to it.</Trans>
        )
      }
    >
      <SendCodeForm key={role} role={role} />
    </FormPage>
  );
}
