import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { violationOf } from '../../../../shared/rules/field.ts';
import { issuesAt } from '../../../../shared/rules/issues.ts';
import { hostNoteField } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { Written } from '../../components/Written.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { TextArea } from '../../forms/TextArea.tsx';
import { useForm } from '../../forms/useForm.ts';
import { formatDayAndTime } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { useWriteHostNote } from './api/requests.ts';
import { actorName } from './deskActWords.ts';

/** The private note of a booking, and the way to write it with one press. A guest who is forgotten has none. */
export function HostNote({ booking }: { booking: Booking }) {
  const [writing, setWriting] = useState(false);
  const { name } = booking.guest;
  if (writing) return <NoteForm booking={booking} onClose={() => setWriting(false)} />;
  if (booking.hostNote) return <NoteText booking={booking} note={booking.hostNote} onWrite={() => setWriting(true)} />;
  return name === '' ? null : <WriteNote name={name} onPress={() => setWriting(true)} />;
}

function WriteNote({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <p>
      <Button variant="quiet" className="-mx-2" aria-label={t`Private note about ${name}`} onClick={onPress}>
        <Trans>Private note</Trans>
      </Button>
    </p>
  );
}

interface NoteTextProps {
  booking: Booking;
  note: NonNullable<Booking['hostNote']>;
  onWrite: () => void;
}

function NoteText({ booking, note, onWrite }: NoteTextProps) {
  const { t } = useLingui();
  const name = guestName(booking.guest.name);
  const [who, when] = [actorName(note), formatDayAndTime(new Date(note.at))];
  return (
    <section aria-label={t`Private note`} className="rounded-panel bg-apricot-pale px-4 py-3">
      <Written text={note.text} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="numbers text-sm text-bark">
          <Trans>
            Private note by {who}, {when}
          </Trans>
        </p>
        <Button
          variant="quiet"
          className="-mx-2"
          aria-label={t`Change the private note about ${name}`}
          onClick={onWrite}
        >
          <Trans>Change</Trans>
        </Button>
      </div>
    </section>
  );
}

/** An empty note takes it out. */
function issuesOf({ note }: { note: string }) {
  return issuesAt([['note', note.trim() === '' ? undefined : violationOf(hostNoteField, note)]]);
}

function NoteForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useLingui();
  const place = useRef<HTMLFormElement>(null);
  const close = () => closeAndFocus(onClose, place.current?.closest('article'));
  const write = useWriteHostNote(booking);
  const { form, control, busy } = useForm({
    fields: { note: hostNoteField },
    initial: { note: booking.hostNote?.text ?? '' },
    check: issuesOf,
    send: ({ note = '' }) => write(note),
    onDone: close,
  });
  return (
    <form {...form} ref={place} className="grid gap-3">
      <TextArea
        {...control('note')}
        required={false}
        autoFocus
        rows={2}
        hint={t`The owner and whoever helps there read it; the guest never does. It goes a year after check-out.`}
      />
      <FormAlert />
      <FormButtons busy={busy} onLeave={close}>
        <Trans>Save</Trans>
      </FormButtons>
    </form>
  );
}
