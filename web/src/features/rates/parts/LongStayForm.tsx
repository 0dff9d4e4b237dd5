import { Trans, useLingui } from '@lingui/react/macro';
import { longStayFields } from '../../../../../shared/rules/ratesFields.ts';
import { NumberField } from '../../../components/NumberField.tsx';
import { lastOf, type PartFormProps, withPart } from './changes.ts';
import { PartFrame } from './PartFrame.tsx';
import { usePartForm } from './usePartForm.ts';

/** Adds or changes the discount of long stays. */
export function LongStayForm({ rates, known, onClose }: PartFormProps<'longStays'>) {
  const { t } = useLingui();
  const { form, control, busy } = usePartForm({
    rates,
    fields: longStayFields,
    initial: { nights: String(known?.nights ?? ''), percent: String(known?.percent ?? '') },
    change: (typed) => (read) => withPart(read, 'longStays', { known, part: typed }),
    place: (_, changed) => ({ at: lastOf(changed, 'longStays'), prices: [] }),
    onDone: onClose,
  });
  return (
    <PartFrame title={<Trans>Discount of a longer stay</Trans>} {...{ form, busy, onClose }}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...control('nights')} label={t`From how many nights`} usual={longStayFields.nights} />
        <NumberField {...control('percent')} label={t`Percent off`} unit="%" usual={longStayFields.percent} />
      </div>
    </PartFrame>
  );
}
