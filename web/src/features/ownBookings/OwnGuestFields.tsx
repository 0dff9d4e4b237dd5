import { useLingui } from '@lingui/react/macro';
import { nightlyPrice } from '../../../../shared/rules/catalogue.ts';
import { ownGuestFields, priceSpans } from '../../../../shared/rules/ownBookings.ts';
import { NumberField } from '../../components/NumberField.tsx';
import type { controlOf } from '../../forms/controlOf.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { sourceNames } from './sourceNames.ts';

interface Props {
  control: (name: keyof typeof ownGuestFields) => ReturnType<typeof controlOf>;
}

/** Guest, origin and agreed price of an own booking. */
export function OwnGuestFields({ control }: Props) {
  const { t } = useLingui();
  const names = sourceNames();
  const spans = { night: t`A night, each room`, stay: t`The whole stay` };
  return (
    <>
      <TextField {...control('userName')} autoComplete="off" />
      <PhoneField {...control('contactNumber')} />
      <RadioGroup
        {...control('source')}
        options={ownGuestFields.source.options.map((value) => ({ value, label: names[value] }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField {...control('guests')} usual={ownGuestFields.guests} />
        <NumberField {...control('price')} unit={t`PKR`} usual={nightlyPrice} />
      </div>
      <RadioGroup {...control('priceFor')} options={priceSpans.map((value) => ({ value, label: spans[value] }))} />
    </>
  );
}
