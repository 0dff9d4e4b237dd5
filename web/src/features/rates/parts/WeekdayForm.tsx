import { Trans, useLingui } from '@lingui/react/macro';
import { options } from '../../../../../shared/rules/field.ts';
import { weekdays } from '../../../../../shared/rules/rates.ts';
import { weekdayField } from '../../../../../shared/rules/ratesFields.ts';
import { ChipsOf } from '../../../forms/Chips.tsx';
import { weekdayName } from '../rateWords.ts';
import { lastOf, type PartFormProps, withPart } from './changes.ts';
import { KindPriceFields } from './KindPriceFields.tsx';
import { typedPrices, withPriceFields, withPriceTexts } from './kindPrices.ts';
import { PartFrame } from './PartFrame.tsx';
import { usePartForm } from './usePartForm.ts';

const days = options({ label: weekdayField.label, options: weekdays });

/** Adds or changes the prices of some days of the week. */
export function WeekdayForm({ rates, known, onClose }: PartFormProps<'weekdays'>) {
  const { t } = useLingui();
  const { kinds } = rates;
  const { form, control, busy } = usePartForm({
    rates,
    fields: withPriceFields({ days }, kinds),
    initial: withPriceTexts({ days: known?.days.join(',') ?? '' }, kinds, known?.prices),
    change: (typed) => (read) => {
      const part = { days: typed.days.split(',').filter(Boolean), prices: typedPrices(kinds, typed) };
      return withPart(read, 'weekdays', { known, part });
    },
    place: (typed, changed) => ({ at: lastOf(changed, 'weekdays'), prices: typedPrices(kinds, typed) }),
    onDone: onClose,
  });
  const { name, value, error, onChange } = control('days');
  return (
    <PartFrame
      title={known ? <Trans>Change these prices</Trans> : <Trans>Prices of some days of the week</Trans>}
      {...{ form, busy, onClose }}
    >
      <div className="grid grid-cols-2">
        <ChipsOf
          {...{ name, value, error }}
          label={t`Days of the week`}
          set={days}
          options={weekdays.map((day) => ({ value: day, label: weekdayName(day) }))}
          onValue={(chosen) => onChange({ target: { value: chosen } })}
        />
      </div>
      <KindPriceFields kinds={kinds} control={control} />
    </PartFrame>
  );
}
