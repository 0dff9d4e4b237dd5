import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useOutcome } from '../../forms/outcomeOf.ts';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { formatPrice } from '../rooms/format.ts';
import { useMissBooking } from './api/requests.ts';

/** Asks before a guest is noted as one who did not come, and whether the price counts as income. */
export function MissedSheet({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useLingui();
  const [charged, setCharged] = useState('no');
  const miss = useMissBooking(booking._id);
  const [busy, run] = useOutcome(() => miss(charged === 'yes'));
  const name = guestName(booking.guest.name);
  const price = formatPrice(booking.total);

  async function confirm() {
    const { error } = await run();
    if (!error) onClose();
  }

  return (
    <ConfirmDialog
      title={
        <Trans>
          <bdi lang={langOf(name)}>{name}</bdi> did not come?
        </Trans>
      }
      action={<Trans>Did not come</Trans>}
      keep={<Trans>Not now</Trans>}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className="grid gap-4">
        <p>
          <Trans>
            The nights from today on can be booked by others at once, the guest is told by mail and cannot review the
            stay. This cannot be undone.
          </Trans>
        </p>
        <FormAlert />
        <RadioGroup
          label={t`Does the price count as income?`}
          name="charged"
          options={[
            { value: 'no', label: t`No` },
            { value: 'yes', label: t`Yes, ${price}` },
          ]}
          value={charged}
          onChange={({ target }) => setCharged(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
