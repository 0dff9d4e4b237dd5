import { plural, t } from '@lingui/core/macro';
import { kept, violationOf } from '../../../../../../shared/rules/field.ts';
import { wholeOf } from '../../../../../../shared/rules/numbers.ts';
import { kindFields } from '../../../../../../shared/rules/property.ts';
import { formatBeds, formatGuests, formatPrice, formatRoomCount } from '../../../rooms/format.ts';
import { nameOfRooms } from '../../../rooms/nameOfRooms.ts';
import type { KindDraft, KindField, RoomDraft } from './kindDraft.ts';

/** "6 rooms, 101 to 106", and while a number is missing "6 rooms"; "Room" where nothing is typed. */
export function nameOfRoomDrafts(rooms: readonly RoomDraft[]): string {
  const numbers = rooms.map(({ roomNumber }) => wholeOf(roomNumber));
  if (!numbers.some(Number.isNaN)) return nameOfRooms(numbers);
  return rooms.length === 1 ? t`Room` : formatRoomCount(rooms.length);
}

/** All that a folded card says of its kind, each in a few words; nothing of fields that are missing or wrong. */
export function summaryOf(kind: KindDraft): string[] {
  return [
    ...inWords(kind, 'capacity', formatGuests),
    ...inWords(kind, 'No_of_beds', formatBeds),
    ...inWords(kind, 'price', formatPrice),
    ...(kind.photos.length > 0 ? [sayPhotos(kind.photos.length)] : []),
    ...unavailableRooms(kind),
  ];
}

function sayPhotos(count: number): string {
  return plural(count, { one: '# photo', other: '# photos' });
}

function inWords(kind: KindDraft, name: KindField, say: (value: number) => string): string[] {
  return violationOf(kindFields[name], kind[name]) ? [] : [say(kept(kindFields[name], kind[name]))];
}

/** How many rooms are not available, where some are not. */
export function unavailableRooms({ rooms }: Pick<KindDraft, 'rooms'>): string[] {
  const count = rooms.filter(({ availability }) => !availability).length;
  if (count === 0) return [];
  return [count === rooms.length ? t`Not available` : t`${count} not available`];
}
