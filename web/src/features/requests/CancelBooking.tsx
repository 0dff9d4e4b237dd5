import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { reasonField } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextArea } from '../../forms/TextArea.tsx';
import { useForm } from '../../forms/useForm.ts';
import { formatStay } from '../../words/days.ts';
import { useCancelAsOwner } from './api/requests.ts';

/** Cancels a booking, with a reason that the guest reads. */
export function CancelBooking({ booking, name }: { booking: BookingRequest; name: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-2"
        aria-label={t`Cancel booking of ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Cancel booking</Trans>
      </Button>
      {asking && <Question booking={booking} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}

interface QuestionProps {
  booking: BookingRequest;
  name: string;
  onClose: () => void;
}

function Question({ booking, name, onClose }: QuestionProps) {
  const { t } = useLingui();
  const id = useId();
  const cancel = useCancelAsOwner(booking._id);
  const { form, control, alert, busy } = useForm({
    fields: { reason: reasonField },
    send: ({ reason }) => cancel(reason),
    // The list of bookings ahead loses the card.
    onDone: () => closeAndFocus(onClose, null),
  });
  const days = formatStay(booking.bookingStartDate, booking.bookingEndDate);
  return (
    <ConfirmDialog
      title={<Trans>Cancel the booking of {name}?</Trans>}
      action={<Trans>Cancel booking</Trans>}
      form={id}
      busy={busy}
      onCancel={onClose}
    >
      <Trans>
        Room {booking.rooms[0]?.roomNumber ?? 0}, {days}. The nights that are left can be booked by others at once, and
        the guest, who counts on this room, gets a mail with your reason. This cannot be undone.
      </Trans>
      <form {...form} id={id} className="mt-5 grid gap-5 text-walnut">
        <FormAlert>{alert?.message}</FormAlert>
        <TextArea {...control('reason')} rows={3} hint={t`What the guest reads.`} />
      </form>
    </ConfirmDialog>
  );
}
