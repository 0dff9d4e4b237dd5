import { useLingui } from '@lingui/react/macro';
import { anyDay } from '../../../../../shared/rules/dates.ts';
import { TextField, type TextFieldProps } from '../../../forms/TextField.tsx';
import { formatWholeDay, sayReadDay } from '../../../words/days.ts';

/** A night, as it is typed; below it stands the day in words, as it was understood. */
export function NightField({ value, ...field }: Omit<TextFieldProps, 'value' | 'hint'> & { value: string }) {
  const { t } = useLingui();
  const day = anyDay(value);
  return (
    <TextField
      {...field}
      value={value}
      autoComplete="off"
      dir="ltr"
      hint={day ? sayReadDay(value, formatWholeDay(day)) : t`Month, day, year: 05/24/27`}
    />
  );
}
