import { t } from '@lingui/core/macro';
import type { CalendarEntry } from '../../../../shared/contracts/calendars.ts';
import type { Room, VendorProperty } from '../../../../shared/contracts/properties.ts';
import { nameOfRooms } from '../rooms/nameOfRooms.ts';

/** A room or a kind that a calendar can be for. */
export interface Target {
  value: string;
  label: string;
  rooms: { roomNumber: number } | { kind: string };
}

/** The kinds of a property that have several rooms, and each of its rooms. */
export function targetsOf({ hotels }: VendorProperty): Target[] {
  const rooms = hotels.flatMap((hotel) => hotel.rooms);
  const kinds = [...Map.groupBy(rooms, ({ kind }) => kind)].filter(([, those]) => those.length > 1);
  return [
    ...kinds.map(([kind, those]) => ({ value: `kind ${kind}`, label: nameOfKind(those), rooms: { kind } })),
    ...rooms.map(({ roomNumber }) => ({
      value: `room ${roomNumber}`,
      label: t`Room ${roomNumber}`,
      rooms: { roomNumber },
    })),
  ];
}

/** The room or the rooms of a calendar; undefined once they are gone. */
export function nameOfTarget({ roomNumber, kind }: CalendarEntry, { hotels }: VendorProperty): string | undefined {
  if (roomNumber !== undefined) return t`Room ${roomNumber}`;
  const those = hotels.flatMap(({ rooms }) => rooms.filter((room) => room.kind === kind));
  return those.length === 0 ? undefined : nameOfKind(those);
}

function nameOfKind(rooms: readonly Room[]): string {
  return nameOfRooms(rooms.map(({ roomNumber }) => roomNumber));
}
