import { Trans, useLingui } from '@lingui/react/macro';
import { type VendorForm, vendorSignupIssues } from '../../../../shared/rules/signup.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { startSessionWith, useSignUp } from './api/sessions.ts';
import { emptyPerson, PersonFields } from './PersonFields.tsx';

const emptyVendor: VendorForm = { ...emptyPerson, companyName: '' };

/** All that is wrong is said together. */
export function VendorSignupForm() {
  const { t } = useLingui();
  const signUp = useSignUp('vendor');
  const { form, control, alert, busy } = useForm({
    initial: emptyVendor,
    check: vendorSignupIssues,
    send: (body) => signUp({ body }),
    onDone: (answer) => startSessionWith('vendor', answer),
  });
  return (
    <form {...form} className="grid gap-5">
      <FormAlert>{alert?.message}</FormAlert>
      <PersonFields control={control} passwordHint={t`At least 8 characters`} />
      <TextField {...control('companyName')} autoComplete="organization" label={t`Company Name`} />
      <Button type="submit" busy={busy} className="mt-2">
        <Trans>Submit</Trans>
      </Button>
    </form>
  );
}
