import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { FormText } from '../../../../shared/rules/field.ts';
import { ownGuestFields, ownGuestIssues } from '../../../../shared/rules/ownBookings.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useForm } from '../../forms/useForm.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { useChangeOwnBooking } from './api/ownBookings.ts';
import { OwnGuestFields } from './OwnGuestFields.tsx';

/** Changes guest and price of an own booking. */
export function ChangeOwnBooking({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const name = guestName(booking.guest.name);
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-2"
        aria-label={t`Change the booking of ${name}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Change</Trans>
      </Button>
      {open && <ChangeDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const id = useId();
  const change = useChangeOwnBooking(booking._id);
  const { form, control, busy } = useForm({
    fields: ownGuestFields,
    initial: textOf(booking),
    check: ownGuestIssues,
    send: change,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={<Trans>Change the booking</Trans>}
      action={<Trans>Save</Trans>}
      keep={<Trans>Leave it</Trans>}
      form={id}
      busy={busy}
      onCancel={onClose}
    >
      <form {...form} id={id} className="mt-3 grid gap-5 text-walnut">
        <OwnGuestFields control={control} source={control('source')} />
        <FormAlert />
      </form>
    </ConfirmDialog>
  );
}

/** A total that the nightly price does not come to was agreed for the whole stay. */
function textOf({ guest, guests, source, rooms, nights, total }: Booking): FormText<typeof ownGuestFields> {
  const [{ price }] = rooms;
  const isNightly = rooms.every((room) => room.price === price) && price * rooms.length * nights === total;
  return {
    userName: guest.name,
    contactNumber: guest.contactNumber,
    source: source ?? '',
    guests: String(guests),
    price: String(isNightly ? price : total),
    priceFor: isNightly ? 'night' : 'stay',
  };
}
