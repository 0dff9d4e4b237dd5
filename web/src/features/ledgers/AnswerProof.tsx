import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { amountField } from '../../../../shared/rules/paymentFields.ts';
import { unseenOf } from '../../../../shared/rules/proofs.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { NumberField } from '../../components/NumberField.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useOutcome } from '../../forms/outcomeOf.ts';
import { useForm } from '../../forms/useForm.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { formatPrice } from '../rooms/format.ts';
import { sayLess } from './advanceWords.ts';
import { type Advance, useAnswerAdvance } from './api/payments.ts';

interface Props {
  booking: Booking;
  advance: Advance;
  /** It may be answered that the payment is not to be seen. */
  mayMiss: boolean;
}

/** The answer to a payment that a guest says was made: how much came, or that nothing is to be seen. */
export function AnswerProof({ booking, advance, mayMiss }: Props) {
  const { t } = useLingui();
  const answer = useAnswerAdvance(booking._id, advance);
  const rest = advance.amount - advance.received;
  const { form, control, busy } = useForm({
    fields: { amount: { ...amountField, max: Math.max(unseenOf(advance), booking.total - (booking.paid ?? 0), 1) } },
    initial: { amount: String(unseenOf(advance)) },
    send: ({ amount }) => answer({ answer: 'received', amount }),
  });
  const name = guestName(booking.guest.name);
  const came = formatPrice(advance.received);
  return (
    <form {...form} aria-label={t`Payment of ${name}`} className="grid gap-4">
      <NumberField
        {...control('amount')}
        label={advance.received > 0 ? t`Amount that came beside ${came}` : t`Amount that came`}
        hint={sayLess(advance, booking.status === 'active')}
        unit={t`PKR`}
        usual={{ min: 1, max: rest }}
        className="max-w-64"
      />
      <FormAlert />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Received</Trans>
        </Button>
        {mayMiss && <NotSeen booking={booking} advance={advance} />}
      </div>
    </form>
  );
}

function NotSeen({ booking, advance }: Omit<Props, 'mayMiss'>) {
  const [asking, setAsking] = useState(false);
  const answer = useAnswerAdvance(booking._id, advance);
  const [busy, run] = useOutcome(() => answer({ answer: 'unseen' }));
  async function confirm() {
    const { error } = await run();
    if (!error) setAsking(false);
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trans>Not seen</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={<Trans>You do not see this payment?</Trans>}
          action={<Trans>Not seen</Trans>}
          keep={<Trans>Look again</Trans>}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {advance.unseenBefore ? (
            <Trans>It is the second time: somebody of Sarai looks at it, and the nights stay held until then.</Trans>
          ) : (
            <Trans>
              Compare amount, day and transaction id with your account or wallet first. Your guest is told, and can
              prove the payment again within 24 hours.
            </Trans>
          )}
          <FormAlert />
        </ConfirmDialog>
      )}
    </>
  );
}
