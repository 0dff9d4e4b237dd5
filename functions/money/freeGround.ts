import { Failure } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import type { Booking } from '../bookings/booking.ts';
import { roomsToTake } from '../bookings/roomChoice.ts';
import { freeRooms } from '../nights/nightItem.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { openProperties } from '../properties/openProperty.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { type FreeGround, mayReinstate, wantedAgain } from './reinstating.ts';

/** Ports that look for rooms of a booking that may stand again. */
export const groundPorts = { properties: openProperties, nights: nightsHeld };

/** The rooms that are free now for a booking that has lapsed; undefined where it may not stand again, or too few rooms are free. */
export async function freeGround(
  booking: Booking,
  { properties, nights }: OpenPorts<typeof groundPorts>,
): Promise<FreeGround | undefined> {
  if (!mayReinstate(booking, new Date())) return undefined;
  const { propertyId, checkIn, checkOut } = booking;
  try {
    const { property, check } = await properties.find(booking);
    const from = [checkIn, today()].sort()[1] ?? checkIn;
    const held = await nights.findNow({ propertyId, checkIn: from, checkOut });
    return { rooms: roomsToTake({ rooms: wantedAgain(booking) }, property, freeRooms(held)), check };
  } catch (error) {
    if (error instanceof Failure && isTaken(error)) return undefined;
    throw error;
  }
}

function isTaken({ code }: Failure): boolean {
  return code === 'room_not_found' || code === 'nights_taken';
}
