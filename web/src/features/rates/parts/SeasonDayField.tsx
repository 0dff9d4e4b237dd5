import { useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '../../../forms/TextField.tsx';
import { sayReadDay } from '../../../words/days.ts';
import { saySeasonDay } from '../rateWords.ts';
import { readSeasonDay } from './seasonDay.ts';

/** The first or last night of a season, of each year or of one; below it stands how it was understood. */
export function SeasonDayField({ value, ...field }: Omit<TextFieldProps, 'value' | 'hint'> & { value: string }) {
  const { t } = useLingui();
  const read = readSeasonDay(value);
  const hint = t`Month and day of each year: 06/15. With a year for once: 06/15/27`;
  return (
    <TextField
      {...field}
      value={value}
      autoComplete="off"
      dir="ltr"
      hint={read ? sayReadDay(value, saySeasonDay(value)) : hint}
    />
  );
}
