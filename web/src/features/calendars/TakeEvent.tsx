import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { eventGuestFields } from '../../../../shared/rules/calendarForms.ts';
import type { FormText } from '../../../../shared/rules/field.ts';
import { ownGuestIssues } from '../../../../shared/rules/ownBookings.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useForm } from '../../forms/useForm.ts';
import { formatStay } from '../../words/days.ts';
import { AgreedSum } from '../ownBookings/AgreedSum.tsx';
import { OwnGuestFields } from '../ownBookings/OwnGuestFields.tsx';
import { type HeldEvent, useTakeEvent } from './api/events.ts';
import { calendarName } from './channelWords.ts';

/** Makes a booking of an event: its guest and price are what a calendar does not tell. */
export function TakeEvent({ event }: { event: HeldEvent }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const name = calendarName(event);
  const stay = formatStay(event.from, event.to);
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-label={t`Add guest: ${name}, ${stay}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Add guest</Trans>
      </Button>
      {open && <TakeDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeDialog({ event, onClose }: { event: HeldEvent; onClose: () => void }) {
  const id = useId();
  const take = useTakeEvent(event);
  const [typed, setTyped] = useState(() => openedForm(event));
  const { form, control, busy } = useForm({
    fields: eventGuestFields,
    initial: typed,
    check: (text) => ownGuestIssues({ ...text, source: 'agent' }),
    onTyped: setTyped,
    send: take,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={<Trans>Guest of {calendarName(event)}</Trans>}
      action={<Trans>Save</Trans>}
      keep={<Trans>Leave it</Trans>}
      form={id}
      busy={busy}
      onCancel={onClose}
    >
      <form {...form} id={id} className="mt-3 grid gap-5 text-walnut">
        <OwnGuestFields control={control} />
        <AgreedSum typed={typed} rooms={1} days={{ checkIn: event.from, checkOut: event.to }} />
        <FormAlert />
      </form>
    </ConfirmDialog>
  );
}

/** Vrbo writes the guest's name behind its word for a booking: "Reserved - Melanie". */
function openedForm({ channel, summary }: HeldEvent): FormText<typeof eventGuestFields> {
  const [, userName = ''] = channel === 'vrbo' ? (/^\p{L}+ - (.+)$/u.exec(summary) ?? []) : [];
  return { userName, contactNumber: '', guests: '2', price: '', priceFor: 'stay' };
}
