import { Trans, useLingui } from '@lingui/react/macro';
import type { FormText } from '../../../../../shared/rules/field.ts';
import { extraUnits } from '../../../../../shared/rules/rates.ts';
import { extraFields } from '../../../../../shared/rules/ratesFields.ts';
import type { RatesForm } from '../../../../../shared/rules/ratesForm.ts';
import { NumberField } from '../../../components/NumberField.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { sayUnit } from '../extraWords.ts';
import { lastOf, type PartFormProps, type ReadPart, withPart } from './changes.ts';
import { PartFrame } from './PartFrame.tsx';
import { usePartForm } from './usePartForm.ts';

/** Adds or changes an extra. One that another device has taken away meanwhile is added again. */
export function ExtraForm({ rates, known, start, onClose }: PartFormProps<'extras'>) {
  const { t } = useLingui();
  const { form, control, busy } = usePartForm({
    rates,
    fields: extraFields,
    initial: textOf(known ?? start),
    change: (typed) => (read) => withPart(read, 'extras', { known, part: { ...typed, ...idIn(read, known) } }),
    place: (_, changed) => ({ at: lastOf(changed, 'extras'), prices: [] }),
    onDone: onClose,
  });
  const { name, value, error, onChange } = control('per');
  return (
    <PartFrame title={known ? <Trans>Change this extra</Trans> : <Trans>An extra</Trans>} {...{ form, busy, onClose }}>
      <TextField
        {...control('name')}
        label={t`Name of the extra`}
        autoComplete="off"
        hint={t`Guests read it: Mattress, Breakfast.`}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...control('price')}
          label={t`Price of one`}
          hint={t`Whole rupees, beside the price of the room.`}
          unit={t`PKR`}
          usual={extraFields.price}
        />
        <SelectField
          {...{ name, value, error, onChange }}
          label={t`The price is for`}
          options={extraUnits.map((unit) => ({ value: unit, label: sayUnit(unit) }))}
        />
        <NumberField
          {...control('most')}
          label={t`How many at most`}
          hint={t`So many of it a stay can have.`}
          usual={extraFields.most}
        />
        <NumberField
          {...control('noticeDays')}
          hint={t`So many days ahead it is asked for. Empty: none.`}
          usual={extraFields.noticeDays}
        />
      </div>
    </PartFrame>
  );
}

function textOf({ name = '', price, per = 'once', most = 1, noticeDays = 0 }: Partial<ReadPart<'extras'>> = {}) {
  const text: FormText<typeof extraFields> = {
    ...{ name, per, price: String(price ?? ''), most: String(most) },
    noticeDays: noticeDays === 0 ? '' : String(noticeDays),
  };
  return text;
}

function idIn({ extras }: RatesForm, known: ReadPart<'extras'> | undefined): { id?: string } {
  return known && extras.some(({ id }) => id === known.id) ? { id: known.id } : {};
}
