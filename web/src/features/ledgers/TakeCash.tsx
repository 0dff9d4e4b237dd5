import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { accountOf } from '../../../../shared/rules/ledger.ts';
import { lineFields } from '../../../../shared/rules/ledgerFields.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { NumberField } from '../../components/NumberField.tsx';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { langOf } from '../../components/writtenIn.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useForm } from '../../forms/useForm.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { formatPrice } from '../rooms/format.ts';
import { useAddLine, useMayTakeCash } from './api/payments.ts';

interface Props {
  booking: Booking;
  className?: string;
}

/** Takes what is left to pay in cash, in two presses; nothing where nothing is left. */
export function TakeCash({ booking, className = '-mx-2' }: Props) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  useFocusAfter(asking);
  const name = guestName(booking.guest.name);
  const { status: state, total, paid = 0, charged } = booking;
  const { balance } = accountOf({ state, total, paid, charged });
  const mayTake = useMayTakeCash(booking.propertyId);
  if (!mayTake || (balance <= 0 && !asking)) return null;
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        aria-label={t`Take cash from ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Take cash</Trans>
      </Button>
      {asking && <CashQuestion booking={booking} balance={balance} onClose={() => setAsking(false)} />}
    </>
  );
}

function CashQuestion({ booking, balance, onClose }: { booking: Booking; balance: number; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const add = useAddLine(booking._id);
  const { form, control, busy } = useForm({
    fields: { amount: lineFields.amount },
    initial: { amount: String(balance) },
    send: ({ amount }) => add({ kind: 'in', way: 'cash', amount }),
    onDone: onClose,
  });
  const name = guestName(booking.guest.name);
  const rest = formatPrice(balance);
  return (
    <ConfirmDialog
      title={
        <Trans>
          Cash from <bdi lang={langOf(name)}>{name}</bdi>
        </Trans>
      }
      action={<Trans>Received</Trans>}
      keep={<Trans>Not now</Trans>}
      form={id}
      busy={busy}
      chosen
      onCancel={onClose}
    >
      <p className="numbers">
        <Trans>{rest} are left to pay. The payment gets a receipt.</Trans>
      </p>
      <form {...form} id={id} className="mt-4 grid gap-4 text-walnut">
        <NumberField {...control('amount')} unit={t`PKR`} usual={{ min: 1, max: Math.max(1, balance) }} />
        <FormAlert />
      </form>
    </ConfirmDialog>
  );
}
