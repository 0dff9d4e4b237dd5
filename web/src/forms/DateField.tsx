import { useLingui } from '@lingui/react/macro';
import { pastDay } from '../../../shared/rules/dates.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A day in the past, typed as MM/DD/YY or YYYY-MM-DD; below it stands the day in words, as it was understood. */
export function DateField({ value, ...field }: Omit<TextFieldProps, 'value' | 'hint'> & { value: string }) {
  const { t, i18n } = useLingui();
  const day = pastDay(value);
  return (
    <TextField
      {...field}
      value={value}
      placeholder={t`MM/DD/YY`}
      hint={day === undefined ? t`Month, day, year: 05/24/92` : inWords(day, i18n.locale)}
    />
  );
}

function inWords(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
