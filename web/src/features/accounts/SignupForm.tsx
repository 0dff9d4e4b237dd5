import { Trans, useLingui } from '@lingui/react/macro';
import { type Role, roleNames } from '../../../../shared/roles.ts';
import { genders, otherWrongFields, signupFields, signupIssues } from '../../../../shared/rules/accounts.ts';
import { Button } from '../../components/Button.tsx';
import { DateField } from '../../forms/DateField.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { PasswordField, usePasswordHint } from '../../forms/PasswordField.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { startSessionWith, useSignUp } from './api/sessions.ts';

/** The signup of a role. A traveller reads one issue at a time, as documented, beside the marks of the others; a vendor reads all. */
export function SignupForm({ role }: { role: Role }) {
  const { t } = useLingui();
  const signUp = useSignUp(role);
  const { form, control, busy } = useForm({
    fields: signupFields[role],
    check: (typed) => [
      ...signupIssues(role, typed),
      ...otherWrongFields(role, typed).map((path) => ({ path, message: '' })),
    ],
    send: (body) => signUp({ body: { ...body, role: roleNames[role] } }),
    onDone: (answer) => startSessionWith(role, answer),
  });
  const genderLabels = { Male: t`Male`, Female: t`Female` };
  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...control('firstName')} autoComplete="given-name" />
        <TextField {...control('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...control('email')} type="email" autoComplete="email" />
      <PasswordField {...control('password')} autoComplete="new-password" hint={usePasswordHint(role)} />
      <DateField {...control('DateOfBirth')} autoComplete="bday" />
      <RadioGroup {...control('Gender')} options={genders.map((value) => ({ value, label: genderLabels[value] }))} />
      <PhoneField {...control('phoneNumber')} />
      {role === 'vendor' && <TextField {...control('companyName')} autoComplete="organization" />}
      <FormAlert />
      <Button type="submit" busy={busy} className="mt-2">
        <Trans>Submit</Trans>
      </Button>
    </form>
  );
}
