import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useForm } from '../../forms/useForm.ts';
import { formatStay } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { formatRooms } from '../bookings/stay/roomWords.ts';
import { useCancelAsOwner } from './api/requests.ts';

/** Asks before an own booking is cancelled: its guest has no mail, so that nobody but its owner can tell that guest. */
export function CancelOwnBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const name = guestName(booking.guest.name);
  const cancel = useCancelAsOwner(booking._id);
  const id = useId();
  const { form, busy } = useForm({
    fields: {},
    send: () => cancel(),
    onDone: () => closeAndFocus(onClose, null),
  });
  const [rooms, days] = [formatRooms(booking.rooms), formatStay(booking.checkIn, booking.checkOut)];
  return (
    <ConfirmDialog
      title={<Trans>Cancel the booking of {name}?</Trans>}
      action={<Trans>Cancel booking</Trans>}
      form={id}
      busy={busy}
      onCancel={onClose}
    >
      <Trans>
        {rooms}, {days}. The nights that are left can be booked by others at once. Sarai tells this guest nothing: call
        before you cancel. This cannot be undone.
      </Trans>
      <form {...form} id={id}>
        <FormAlert />
      </form>
    </ConfirmDialog>
  );
}
