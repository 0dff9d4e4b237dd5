import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import { dayRateFields, dayRateName } from '../../../../../shared/rules/ratesFields.ts';
import { NumberField } from '../../../components/NumberField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { type Lists, lastOf, type PartFormProps, type ReadPart, withPart } from './changes.ts';
import { KindPriceFields } from './KindPriceFields.tsx';
import { nameOfPrice, type PriceName, typedPrices, withPriceFields, withPriceTexts } from './kindPrices.ts';
import { NightField } from './NightField.tsx';
import { PartFrame } from './PartFrame.tsx';
import { usePartForm } from './usePartForm.ts';

/** Adds or changes own days: a percentage for all kinds, or a price for some. */
export function DayRateForm({ rates, known, onClose }: PartFormProps<'days'>) {
  const { t } = useLingui();
  const { kinds } = rates;
  const { form, control, busy } = usePartForm({
    rates,
    fields: withPriceFields({ name: dayRateName, ...dayRateFields }, kinds),
    initial: withPriceTexts(textOf(known), kinds, known?.prices),
    change: (typed) => (read) => withPart(read, 'days', { known, part: partOf(typed, kinds) }),
    place: (typed, changed) => ({ at: lastOf(changed, 'days'), prices: typedPrices(kinds, typed) }),
    onDone: onClose,
  });
  const wrongPrice = kinds.some(({ kind }) => control(nameOfPrice(kind)).error);
  return (
    <PartFrame
      title={known ? <Trans>Change these days</Trans> : <Trans>Days with prices of their own</Trans>}
      {...{ form, busy, onClose }}
    >
      <TextField {...control('name')} required={false} autoComplete="off" hint={t`Guests read it: Eid, a festival.`} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NightField {...control('from')} />
        <NightField {...control('to')} />
      </div>
      <NumberField
        {...control('percent')}
        label={t`Percentage for all rooms`}
        hint={t`130 makes PKR 10,000 into 13,000. 80 makes it 8,000.`}
        unit="%"
        usual={dayRateFields.percent}
      />
      <details open={wrongPrice || (known?.prices ?? []).length > 0 || undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-glacier">
          <Trans>Or a price for each kind of room</Trans>
        </summary>
        <div className="pt-3">
          <KindPriceFields kinds={kinds} control={control} />
        </div>
      </details>
    </PartFrame>
  );
}

function textOf(known: ReadPart<'days'> | undefined) {
  const { name = '', from = '', to = '', percent = '' } = known ?? {};
  return { name, from, to, percent: String(percent) };
}

type DayText = ReturnType<typeof textOf> & Record<PriceName, string>;

function partOf(typed: DayText, kinds: OwnRates['kinds']): Lists['days'] {
  const { name, from, to, percent } = typed;
  return { name, from, to, percent, prices: typedPrices(kinds, typed) };
}
