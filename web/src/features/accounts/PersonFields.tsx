import { useLingui } from '@lingui/react/macro';
import { genders } from '../../../../shared/rules/people.ts';
import type { TravellerForm } from '../../../../shared/rules/signup.ts';
import { DateField } from '../../forms/DateField.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { TextField } from '../../forms/TextField.tsx';

/** A signup form before anything was typed. */
export const emptyPerson: TravellerForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  DateOfBirth: '',
  Gender: '',
  phoneNumber: '',
};

interface Control {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

interface Props {
  control: (name: keyof TravellerForm) => Control;
  /** The rule for passwords, in words. */
  passwordHint: string;
}

/** The fields that both signups share. */
export function PersonFields({ control, passwordHint }: Props) {
  const { t } = useLingui();
  const labels = { Male: t`Male`, Female: t`Female` };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...control('firstName')} autoComplete="given-name" label={t`First Name`} />
        <TextField {...control('lastName')} autoComplete="family-name" label={t`Last Name`} />
      </div>
      <TextField {...control('email')} type="email" autoComplete="email" label={t`Email`} />
      <PasswordField {...control('password')} autoComplete="new-password" label={t`Password`} hint={passwordHint} />
      <DateField {...control('DateOfBirth')} autoComplete="bday" label={t`Date of Birth`} />
      <RadioGroup
        {...control('Gender')}
        label={t`Gender`}
        options={genders.map((value) => ({ value, label: labels[value] }))}
      />
      <TextField
        {...control('phoneNumber')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        label={t`Contact Number`}
        hint={t`Digits only, such as 03001234567`}
      />
    </>
  );
}
