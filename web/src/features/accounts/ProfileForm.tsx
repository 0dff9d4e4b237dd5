import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '../../../../shared/errors.ts';
import { Button } from '../../components/Button.tsx';
import { DateField } from '../../forms/DateField.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';

interface Props<F, A> {
  email: string;
  initial: F;
  check: (fields: F) => readonly FieldIssue[];
  send: (fields: F) => Promise<A>;
}

interface ProfileFields {
  userName: string;
  DateOfBirth: string;
  contactNumber: string;
  companyName?: string;
}

/** The fields of an account that may be changed, and its email, which may not. */
export function ProfileForm<F extends ProfileFields & { [K in keyof F]: string }, A extends { message: string }>({
  email,
  ...setup
}: Props<F, A>) {
  const { t } = useLingui();
  const { form, control, fields, alert, busy } = useForm(setup);
  return (
    <form {...form} className="grid gap-5">
      <FormAlert>{alert?.message}</FormAlert>
      <TextField {...control('userName')} autoComplete="name" label={t`Name`} />
      {'companyName' in fields && (
        <TextField {...control('companyName')} autoComplete="organization" label={t`Company Name`} />
      )}
      <DateField {...control('DateOfBirth')} autoComplete="bday" label={t`Date of Birth`} />
      <TextField
        {...control('contactNumber')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        label={t`Contact Number`}
      />
      <TextField
        name="email"
        type="email"
        value={email}
        readOnly
        required={false}
        label={t`Email`}
        hint={t`You log in with it, so it stays as it is.`}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Update</Trans>
      </Button>
    </form>
  );
}
