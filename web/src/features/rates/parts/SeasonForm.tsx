import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import { seasonFields } from '../../../../../shared/rules/ratesFields.ts';
import { NumberField } from '../../../components/NumberField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { type Lists, lastOf, type PartFormProps, type ReadPart, withPart } from './changes.ts';
import { KindPriceFields } from './KindPriceFields.tsx';
import { type PriceName, typedPrices, withPriceFields, withPriceTexts } from './kindPrices.ts';
import { PartFrame } from './PartFrame.tsx';
import { SeasonDayField } from './SeasonDayField.tsx';
import { seasonDayOf } from './seasonDay.ts';
import { usePartForm } from './usePartForm.ts';

/** Adds or changes a season; its weekday prices stay. */
export function SeasonForm({ rates, known, onClose }: PartFormProps<'seasons'>) {
  const { t } = useLingui();
  const { kinds } = rates;
  const { form, control, busy } = usePartForm({
    rates,
    fields: withPriceFields(seasonFields, kinds),
    initial: withPriceTexts(textOf(known), kinds, known?.prices),
    change: (typed) => (read) => withPart(read, 'seasons', { known, part: partOf(typed, kinds, known) }),
    place: (typed, changed) => ({ at: lastOf(changed, 'seasons'), prices: typedPrices(kinds, typed) }),
    onDone: onClose,
  });
  return (
    <PartFrame title={known ? <Trans>Change this season</Trans> : <Trans>A season</Trans>} {...{ form, busy, onClose }}>
      <TextField {...control('name')} autoComplete="off" hint={t`Guests read it: Summer, Winter.`} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SeasonDayField {...control('from')} />
        <SeasonDayField {...control('to')} />
      </div>
      <KindPriceFields kinds={kinds} control={control} />
      <NumberField
        {...control('leastNights')}
        hint={t`Leave it empty where one night is enough.`}
        usual={seasonFields.leastNights}
      />
    </PartFrame>
  );
}

function textOf(known: ReadPart<'seasons'> | undefined) {
  const { name = '', from = '', to = '', leastNights = '' } = known ?? {};
  return { name, from, to, leastNights: String(leastNights) };
}

type SeasonText = ReturnType<typeof textOf> & Record<PriceName, string>;

function partOf(typed: SeasonText, kinds: OwnRates['kinds'], known: ReadPart<'seasons'> | undefined): Lists['seasons'] {
  const { name, from, to, leastNights } = typed;
  const days = { from: seasonDayOf(from), to: seasonDayOf(to) };
  return { name, ...days, leastNights, prices: typedPrices(kinds, typed), weekdays: known?.weekdays ?? [] };
}
