import { answer } from '../../shared/answers.ts';
import { writeHostNote } from '../../shared/contracts/deskBookings.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { hostNotes, presentHostNote } from '../bookings/hostNotes.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';
import { staffNames } from '../staff/staffNames.ts';

export const handler = implement(
  writeHostNote,
  { session: sessions.vendor, attempts: attempts.vendor, notes: hostNotes, hosts: activeHosts, staff: staffNames },
  async (
    { session, params: { bookingRequestId }, body: { note = '', revision } },
    { attempts, notes, hosts, staff },
  ) => {
    await attempts.onAccount('changes', session.id);
    const booking = ownBooking(await notes.find(bookingRequestId), session);
    const host = { check: hosts.check(session.id), by: session };
    const written = await notes.write(booking, { text: note, revision }, host);
    const names = written.by === undefined ? new Map<string, string>() : await staff.of(session.id);
    return { ...answer('host_note_written'), data: presentHostNote(written, names) };
  },
);
