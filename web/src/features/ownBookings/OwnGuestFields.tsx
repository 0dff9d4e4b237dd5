import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { nightlyPrice } from '../../../../shared/rules/catalogue.ts';
import { ownGuestFields, priceSpans } from '../../../../shared/rules/ownBookings.ts';
import { NumberField } from '../../components/NumberField.tsx';
import type { controlOf } from '../../forms/controlOf.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { sourceNames } from '../bookings/stay/sourceNames.ts';

type Name = keyof typeof ownGuestFields;

interface Props {
  control: (name: Exclude<Name, 'source'>) => ReturnType<typeof controlOf>;
  /** The control of its origin, where that is not known. */
  source?: ReturnType<typeof controlOf>;
  /** The name has the focus at first. */
  focused?: boolean;
}

/** Enter after the name leads to the number, where that is not typed yet. */
function toNumber(event: KeyboardEvent<HTMLInputElement>) {
  const number = event.currentTarget.form?.elements.namedItem('contactNumber');
  if (event.key !== 'Enter' || !(number instanceof HTMLInputElement) || number.value !== '') return;
  event.preventDefault();
  number.focus();
}

/** Guest, origin and agreed price of a booking that did not come through Sarai. */
export function OwnGuestFields({ control, source, focused = false }: Props) {
  const { t } = useLingui();
  const names = sourceNames();
  const spans = { night: t`A night, each room`, stay: t`The whole stay` };
  return (
    <>
      <TextField
        {...control('userName')}
        autoComplete="off"
        autoFocus={focused}
        enterKeyHint="next"
        onKeyDown={toNumber}
      />
      <PhoneField {...control('contactNumber')} />
      {source && (
        <RadioGroup
          {...source}
          options={ownGuestFields.source.options.map((value) => ({ value, label: names[value] }))}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField {...control('guests')} usual={ownGuestFields.guests} />
        <NumberField {...control('price')} unit={t`PKR`} usual={nightlyPrice} />
      </div>
      <RadioGroup {...control('priceFor')} options={priceSpans.map((value) => ({ value, label: spans[value] }))} />
    </>
  );
}
