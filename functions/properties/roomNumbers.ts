import { port } from '../runtime/port.ts';
import type { Write } from '../runtime/transact.ts';
import { isWhole, readRecord, recordCheck } from './propertyItem.ts';

/** The number of a room, and the check by which a transaction holds on to it. */
export interface RoomNumber {
  roomNumber: number;
  check: Write;
}

/** Reads the numbers that rooms have at this moment. */
export const roomNumbers = port('properties', ['GetItem', 'ConditionCheckItem'], (table) => ({
  /** The number is undefined for a room that is gone. */
  of: async (booked: { propertyId: string; roomId: string }): Promise<RoomNumber | undefined> => {
    const property = await readRecord(table, booked.propertyId);
    if (!isWhole(property) || property.removed) return undefined;
    const room = property.rooms.find(({ id }) => id === booked.roomId);
    return room && { roomNumber: room.roomNumber, check: recordCheck(table.name, property) };
  },
}));
