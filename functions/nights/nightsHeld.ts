import { addDays, today } from '../../shared/rules/dates.ts';
import { calendarDays } from '../../shared/rules/nights.ts';
import { port } from '../runtime/port.ts';
import { type HeldNight, type PropertyNights, readHeldNights } from './nightItem.ts';

/** Reads which nights of a property's rooms are held. */
export const nightsHeld = port('bookings', ['Query'], (table) => ({
  /** As they were a moment ago, at one Query. */
  find: (nights: PropertyNights): Promise<HeldNight[]> => readHeldNights(table, nights, false),
  /** As they are at this moment. */
  findNow: (nights: PropertyNights): Promise<HeldNight[]> => readHeldNights(table, nights, true),
  /** Whether a guest has nights of these rooms ahead, or of any room, at this moment. */
  hasGuests: async (propertyId: string, roomIds?: readonly string[]): Promise<boolean> => {
    const checkIn = today();
    const ahead = { propertyId, checkIn, checkOut: addDays(checkIn, calendarDays + 1) };
    const held = await readHeldNights(table, ahead, true);
    return held.some(({ kind, roomId }) => kind === 'booked' && (roomIds?.includes(roomId) ?? true));
  },
}));
