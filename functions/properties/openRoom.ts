import { fail } from '../../shared/errors.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { isHidden } from '../search/indexedProperty.ts';
import type { Room } from './property.ts';
import { isWhole, type PropertyItem, readRecord } from './propertyItem.ts';
import { endRemoval, isUnderWay, noRemovalCheck, readRemoval } from './removal.ts';

/** A room that is there, and the check by which a transaction holds on to that. */
export interface OpenRoom {
  property: PropertyItem;
  room: Room;
  check: Write;
}

/** The property that is asked for, and the traveller who asks. */
interface RoomRequest {
  propertyId: string;
  userId: string;
}

/** Finds rooms that are to be booked. */
export const openRooms = port('properties', ['GetItem', 'UpdateItem', 'ConditionCheckItem'], (table) => ({
  /** By the label that a guest sees. @throws Failure `being_changed` or `room_not_found` */
  byNumber: (asked: RoomRequest, roomNumber: number) => find(table, asked, (room) => room.roomNumber === roomNumber),
  /** By what stays when the label is changed. @throws Failure as above */
  byId: (asked: RoomRequest & { roomId: string }) => find(table, asked, (room) => room.id === asked.roomId),
}));

/**
 * The removal is read before the record: what is removed, hidden or kept for one traveller after that stops the transaction.
 */
async function find(
  table: Table,
  { propertyId, userId }: RoomRequest,
  wanted: (room: Room) => boolean,
): Promise<OpenRoom> {
  const removal = await removalNow(table, propertyId);
  const property = await readRecord(table, propertyId);
  if (!isWhole(property) || property.removed || isHidden(property, userId)) throw fail('room_not_found');
  const room = property.rooms.find(wanted);
  if (!room) throw fail('room_not_found');
  return { property, room, check: noRemovalCheck(table.name, propertyId, removal) };
}

/** A removal that a crash has left is ended on the way. */
async function removalNow(table: Table, propertyId: string) {
  const removal = await readRemoval(table, propertyId);
  if (isUnderWay(removal)) throw fail('being_changed');
  if (removal?.by === undefined) return removal;
  await endRemoval(table, propertyId, removal.by);
  return readRemoval(table, propertyId);
}
