import { useLingui } from '@lingui/react/macro';
import { violationOf } from '../../../shared/rules/field.ts';
import { phoneField, phoneOf } from '../../../shared/rules/phones.ts';
import { formatPhone } from '../words/phones.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'value' | 'hint' | 'type' | 'inputMode'> & { value: string };

/** A phone number as people write it; below it stands how it was understood. */
export function PhoneField({ value, ...field }: Props) {
  const { t } = useLingui();
  const readable = violationOf(phoneField, value) === undefined;
  return (
    <TextField
      {...field}
      value={value}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={readable ? <bdi dir="ltr">{formatPhone(phoneOf(value))}</bdi> : t`Such as 0300 1234567 or +92 300 1234567`}
    />
  );
}
