import { useLingui } from '@lingui/react/macro';
import { anyDay } from '../../../../../shared/rules/dates.ts';
import { stayFields } from '../../../../../shared/rules/stays.ts';
import { controlOf } from '../../../forms/controlOf.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { formatDay, sayReadDay } from '../../../words/days.ts';
import type { StayState } from './useStayForm.ts';

/** Arrival and check-out as text; below each stands the day in words, as it was understood. */
export function DayFields({ typed, change, leave, errorOf }: StayState) {
  const { t } = useLingui();
  const field = (name: keyof typeof stayFields) => {
    const day = anyDay(typed[name]);
    const onValue = (value: string) => change({ [name]: value });
    return {
      ...controlOf(stayFields[name], { name, value: typed[name], error: errorOf(name), onValue }),
      placeholder: t`MM/DD/YY`,
      autoComplete: 'off',
      hint: day && sayReadDay(typed[name], formatDay(day)),
      onBlur: () => leave(name),
    };
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...field('bookingStartDate')} />
      <TextField {...field('bookingEndDate')} />
    </div>
  );
}
