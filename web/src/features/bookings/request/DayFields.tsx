import { useLingui } from '@lingui/react/macro';
import { anyDay } from '../../../../../shared/rules/dates.ts';
import { inputAttributes } from '../../../../../shared/rules/field.ts';
import { stayFields } from '../../../../../shared/rules/stays.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { formatDay, sayReadDay } from '../../../words/days.ts';
import { say } from '../../../words/say.ts';
import type { useStayForm } from './useStayForm.ts';

type Names = keyof typeof stayFields;

/** Arrival and check-out as text; below each stands the day in words, as it was understood. */
export function DayFields({ typed, change, leave, errorOf }: Omit<ReturnType<typeof useStayForm>, 'form'>) {
  const { t } = useLingui();
  const field = (name: Names) => {
    const day = anyDay(typed[name]);
    return {
      name,
      label: say(stayFields[name].label),
      ...inputAttributes(stayFields[name]),
      placeholder: t`MM/DD/YY`,
      autoComplete: 'off',
      value: typed[name],
      hint: day && sayReadDay(typed[name], formatDay(day)),
      error: errorOf(name),
      onBlur: () => leave(name),
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    };
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...field('bookingStartDate')} />
      <TextField {...field('bookingEndDate')} />
    </div>
  );
}
