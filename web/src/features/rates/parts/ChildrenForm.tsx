import { Trans, useLingui } from '@lingui/react/macro';
import { choice } from '../../../../../shared/rules/field.ts';
import { childFields } from '../../../../../shared/rules/ratesFields.ts';
import { NumberField } from '../../../components/NumberField.tsx';
import { RadioGroup } from '../../../forms/RadioGroup.tsx';
import { lastOf, type PartFormProps, type ReadPart, withPart } from './changes.ts';
import { PartFrame } from './PartFrame.tsx';
import { usePartForm } from './usePartForm.ts';

// Both have a choice from the start, so that neither is ever wrong.
const yesOrNo = choice({ label: '', options: ['true', 'false'] });
const fields = { ...childFields, sleeper: yesOrNo, inExtras: yesOrNo };

/** States or changes the rules of a hotel for children. */
export function ChildrenForm({ rates, known, onClose }: PartFormProps<'children'>) {
  const { t } = useLingui();
  const { form, control, busy } = usePartForm({
    rates,
    fields,
    initial: textOf(known),
    change:
      ({ freeUnder, price, sleeper, inExtras }) =>
      (read) => {
        const part = { freeUnder, price, sleeper: sleeper === 'true', inExtras: inExtras === 'true' };
        return withPart(read, 'children', { known, part });
      },
    place: (_, changed) => ({ at: lastOf(changed, 'children'), prices: [] }),
    onDone: onClose,
  });
  return (
    <PartFrame title={<Trans>Rules for children</Trans>} {...{ form, busy, onClose }}>
      <NumberField
        {...control('freeUnder')}
        label={t`Free under the age of`}
        hint={t`6: a child of 5 is free, one of 6 is not. 0: no child is free.`}
        usual={childFields.freeUnder}
      />
      <RadioGroup
        {...control('sleeper')}
        label={t`Children under that age`}
        options={[
          { value: 'false', label: t`Need no bed` },
          { value: 'true', label: t`Need a bed` },
        ]}
      />
      <NumberField
        {...control('price')}
        label={t`Price a night from that age on`}
        hint={t`For each child. Leave it empty where they cost nothing beside the room.`}
        unit={t`PKR`}
        usual={childFields.price}
      />
      <RadioGroup
        {...control('inExtras')}
        label={t`Meals and other extras for each guest, from that age on`}
        options={[
          { value: 'true', label: t`Count children too` },
          { value: 'false', label: t`Count adults alone` },
        ]}
      />
    </PartFrame>
  );
}

function textOf(known: ReadPart<'children'> | undefined) {
  const { freeUnder = '', price = '', sleeper = false, inExtras = true } = known ?? {};
  return {
    freeUnder: String(freeUnder),
    price: String(price),
    sleeper: String(sleeper),
    inExtras: String(inExtras),
  };
}
