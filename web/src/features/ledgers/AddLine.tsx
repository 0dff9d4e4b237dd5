import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FormText, fieldIssues } from '../../../../shared/rules/field.ts';
import { moneyWays } from '../../../../shared/rules/ledger.ts';
import { lineFields, lineNoteField } from '../../../../shared/rules/ledgerFields.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NumberField } from '../../components/NumberField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { wayNames } from '../money/wayWords.ts';
import { type Payment, useAddLine } from './api/payments.ts';

interface Props {
  booking: Booking;
  payment: Payment;
  isOwner: boolean;
}

/** The way to write down what was paid. */
export function AddLine({ booking, payment, isOwner }: Props) {
  const [isOpen, setOpen] = useState(false);
  useFocusAfter(isOpen);
  if (isOpen) return <LineForm {...{ booking, payment, isOwner }} onClose={() => setOpen(false)} />;
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
      <Icon name="plus" />
      <Trans>Write down a payment</Trans>
    </Button>
  );
}

const fields = { kind: lineFields.kind, way: lineFields.way, amount: lineFields.amount, note: lineNoteField } as const;

/** Money that came or went; helpers write down cash that comes in. */
function LineForm({ booking, payment, isOwner, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui();
  const add = useAddLine(booking._id);
  const { balance, paid } = payment.account;
  const { form, control, busy } = useForm({
    fields,
    initial: { kind: 'in', way: 'cash', amount: balance > 0 ? String(balance) : '', note: '' },
    check: (typed: FormText<typeof fields>) => fieldIssues(fields, typed),
    send: ({ kind, way, amount, note }) => add({ kind, way, amount, ...(note && { note }) }),
    onDone: onClose,
  });
  const names = wayNames();
  return (
    <form {...form} className="grid gap-4">
      {isOwner && (
        <RadioGroup
          {...control('kind')}
          label={t`Which way`}
          options={[
            { value: 'in', label: t`Came from the guest` },
            { value: 'out', label: t`Went back to the guest` },
          ]}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...control('amount')}
          autoFocus
          unit={t`PKR`}
          usual={{ min: 1, max: Math.max(1, balance, paid) }}
        />
        {isOwner && (
          <SelectField {...control('way')} options={moneyWays.map((value) => ({ value, label: names[value] }))} />
        )}
      </div>
      <TextField {...control('note')} hint={t`For your books alone; the guest never reads it.`} />
      <FormAlert />
      <FormButtons busy={busy} onLeave={onClose}>
        <Trans>Write down</Trans>
      </FormButtons>
    </form>
  );
}
