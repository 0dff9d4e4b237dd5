import { Trans, useLingui } from '@lingui/react/macro';
import { type VendorForm, vendorSignupIssues } from '../../../../shared/rules/signup.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { emptyPerson } from './emptyPerson.ts';
import { enter } from './enter.ts';
import { PersonFields } from './PersonFields.tsx';

const emptyVendor: VendorForm = { ...emptyPerson, companyName: '' };

/** All that is wrong is said together. */
export function VendorSignupForm() {
  const { t } = useLingui();
  const { form, control, refusal, busy } = useForm({
    initial: emptyVendor,
    check: vendorSignupIssues,
    send: (body) => call('vendorSignup', { body }),
    onDone: (answer) => enter('vendor', answer),
  });
  return (
    <form {...form} className="grid gap-5">
      <FormAlert>{refusal?.alert?.message}</FormAlert>
      <PersonFields control={control} passwordHint={t`At least 8 characters`} />
      <TextField {...control('companyName')} autoComplete="organization" label={t`Company Name`} />
      <Button type="submit" busy={busy} className="mt-2">
        <Trans>Submit</Trans>
      </Button>
    </form>
  );
}
