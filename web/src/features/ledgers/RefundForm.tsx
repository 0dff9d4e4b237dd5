import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { today } from '../../../../shared/rules/dates.ts';
import { type FormText, fieldIssues, storedForm } from '../../../../shared/rules/field.ts';
import { moneyWays } from '../../../../shared/rules/ledger.ts';
import { paymentIssues, refundBounds, refundForm } from '../../../../shared/rules/payments.ts';
import { NumberField } from '../../components/NumberField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { serverNow } from '../../offline/serverClock.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { wayNames } from '../money/wayWords.ts';
import { formatPrice } from '../rooms/format.ts';
import { type Advance, usePayRefund } from './api/payments.ts';

interface Props {
  booking: Booking;
  advance: Advance;
  /** Whole PKR that the hotel has of its guest. */
  paid: number;
  onClose: () => void;
}

/** Notes a refund that was paid: by which way, how much, and on which day. */
export function RefundForm({ booking, advance, paid, onClose }: Props) {
  const { t } = useLingui();
  const { refund, received, proof } = advance;
  const pay = usePayRefund(booking._id);
  const initial = {
    way: proof?.way ?? 'cash',
    reference: '',
    amount: refund ? String(refund.amount) : '',
    day: today(serverNow()),
  };
  const [{ way }, setTyped] = useState<FormText<typeof refundForm>>(initial);
  const { form, control, busy } = useForm({
    fields: refundForm,
    initial,
    check: (typed) => issuesOf(typed, advance, paid),
    send: ({ way, amount, day, reference }) =>
      pay({ way, amount, day, ...(way !== 'cash' && reference && { reference }) }),
    onTyped: setTyped,
    onDone: onClose,
  });
  const names = wayNames();
  const due = formatPrice(refund?.amount ?? 0);
  return (
    <form {...form} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...control('amount')}
          autoFocus
          hint={refund && t`At least ${due}, in one payment.`}
          unit={t`PKR`}
          usual={{ min: 1, max: Math.max(1, received) }}
        />
        <TextField {...control('day')} type="date" max={today(serverNow())} />
        <SelectField {...control('way')} options={moneyWays.map((value) => ({ value, label: names[value] }))} />
        {way !== 'cash' && (
          <TextField
            {...control('reference')}
            required={false}
            dir="ltr"
            hint={t`If you have one; your guest reads it.`}
          />
        )}
      </div>
      <FormAlert />
      <FormButtons busy={busy} onLeave={onClose}>
        <Trans>I have paid it back</Trans>
      </FormButtons>
    </form>
  );
}

/** A transaction id may be left out, and cash has none. The API says why nothing can be paid back where nothing is there. */
function issuesOf(typed: FormText<typeof refundForm>, advance: Advance, paid: number) {
  const { reference, ...others } = refundForm;
  const isLeft = typed.way === 'cash' || typed.reference.trim() === '';
  const wrong = isLeft ? fieldIssues(others, typed) : fieldIssues({ reference, ...others }, typed);
  if (wrong.length > 0 || paid === 0) return wrong;
  const { amount, day } = refundForm;
  return paymentIssues(storedForm({ amount, day }, typed), refundBounds(advance, paid), serverNow());
}
