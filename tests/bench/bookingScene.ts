import { addDays, addMonths, today } from '../../shared/rules/dates.ts';
import { ask, type Person } from './bookingDesk.ts';

/** How hotels are called, and what guests add. */
export interface Wording {
  name: string;
  note: string | undefined;
}

/** A house with its owner and a guest, and the meter of what is done there. */
export interface Scene extends Wording {
  vendor: Person;
  guest: Person;
  propertyId: string;
  measure(what: string, work: () => Promise<unknown>): Promise<void>;
}

export const nextMonth = addMonths(today().slice(0, 7), 1);

/** Nights from a day of the next month on, in room 101 or in several rooms of its kind. */
interface AskedStay {
  day: string;
  nights: number;
  count?: number;
}

/** Sends a request of the guest, and answers with its id. */
export async function requestOf(scene: Scene, { day, nights, count }: AskedStay): Promise<string> {
  const { note, propertyId, guest } = scene;
  const bookingStartDate = `${nextMonth}-${day}`;
  const stay = { bookingStartDate, bookingEndDate: addDays(bookingStartDate, nights), guests: 2 };
  const rooms = count === undefined ? { roomNumber: 101 } : { rooms: [{ kind: await kindOf(propertyId), count }] };
  const body = { propertyId, ...rooms, ...stay, ...(note !== undefined && { note }) };
  return (await ask('createBookingRequest', { token: guest.token, body })).body.data._id;
}

async function kindOf(propertyId: string): Promise<string> {
  const { body } = await ask('getRoomCalendar', { params: { propertyId, roomNumber: '101' } });
  return body.data.rooms[0].kind;
}
