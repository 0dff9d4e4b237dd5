import type { DeskBooking } from '../../shared/contracts/deskBookings.ts';
import { sessions } from '../accounts/sessions.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { staffNames } from '../staff/staffNames.ts';
import type { Booking } from './booking.ts';
import { hostNoteList, presentHostNote } from './hostNotes.ts';
import { type BookingList, readList } from './listAnswer.ts';
import { vendorBookings } from './lists.ts';
import { memberOf, presentActs } from './presentActs.ts';
import { presentBooking } from './presentBooking.ts';
import { proposalsOfBookings } from './proposals/toldBookings.ts';
import { besideQuotes } from './quotes/besideQuotes.ts';

/** Ports that present bookings to their owner and his staff. */
export const deskPorts = {
  staff: staffNames,
  notes: hostNoteList,
  proposals: proposalsOfBookings,
  quotes: besideQuotes,
};

/** Ports of the lists of a vendor. */
export const deskListPorts = { session: sessions.vendor, lists: vendorBookings, ...deskPorts };

/** Answers a list of bookings as their owner and his staff read them. @throws Failure `invalid_cursor` */
export async function deskList(list: BookingList, ports: Omit<OpenPorts<typeof deskListPorts>, 'session'>) {
  const { bookings, said } = await readList(list, ports.lists.page);
  return { ...said, data: await presentToDesk(list.session.id, bookings, ports) };
}

/** Presents bookings of a vendor with who did what and with notes. The names of the staff are read where one of them did something. */
export async function presentToDesk(
  vendorId: string,
  bookings: readonly Booking[],
  { staff, notes, proposals, quotes }: OpenPorts<typeof deskPorts>,
): Promise<DeskBooking[]> {
  const [written, told] = await Promise.all([
    notes.of(bookings),
    proposals.addTo(bookings).then((each) => quotes.addTo(each)),
  ]);
  const members = [
    ...bookings.flatMap(({ acts = [] }) => acts.map(memberOf)),
    ...[...written.values()].map(({ by = '' }) => by),
  ];
  const names = members.some((member) => member !== '') ? await staff.of(vendorId) : new Map<string, string>();
  return told.map((booking) => {
    const note = written.get(booking.id);
    return {
      ...presentBooking(booking),
      acts: presentActs(booking, names),
      hostNote: note && presentHostNote(note, names),
    };
  });
}
