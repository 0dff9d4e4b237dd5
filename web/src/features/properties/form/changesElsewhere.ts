import { t } from '@lingui/core/macro';
import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { roomFields } from '../../../../../shared/rules/property.ts';
import { say } from '../../../words/say.ts';
import { draftOf, propertyFields, type RoomDraft } from './propertyDraft.ts';

/** What is different in a later version of a property, a sentence each: for somebody who has typed on the earlier one. */
export function changesElsewhere(before: VendorProperty, now: VendorProperty): string[] {
  const [then, today] = [draftOf(before), draftOf(now)];
  const names = Object.keys(propertyFields) as (keyof typeof propertyFields)[];
  const changed = names.filter((name) => then[name] !== today[name]);
  return [
    ...changed.map((name) => isNow(say(propertyFields[name].label), today[name])),
    ...then.rooms.filter(missingIn(today.rooms)).map(({ roomNumber }) => t`Room ${roomNumber} was removed.`),
    ...today.rooms.filter(missingIn(then.rooms)).map(({ roomNumber }) => t`Room ${roomNumber} was added.`),
    ...today.rooms.flatMap((room) =>
      changesOf(
        then.rooms.find(({ id }) => id === room.id),
        room,
      ),
    ),
  ];
}

function missingIn(rooms: readonly RoomDraft[]): (room: RoomDraft) => boolean {
  return (room) => !rooms.some(({ id }) => id === room.id);
}

function changesOf(before: RoomDraft | undefined, now: RoomDraft): string[] {
  if (!before) return [];
  const { roomNumber } = before;
  const names = Object.keys(roomFields) as (keyof typeof roomFields)[];
  const changed = names.filter((name) => before[name] !== now[name]);
  return [
    ...changed.map((name) => t`Room ${roomNumber}: ${isNow(say(roomFields[name].label), now[name])}`),
    ...(before.availability === now.availability ? [] : [switched(roomNumber, now.availability)]),
    ...(photosOf(before) === photosOf(now) ? [] : [t`The photos of room ${roomNumber} are others now.`]),
  ];
}

function isNow(label: string, value: string): string {
  return t`${label} is now “${value}”.`;
}

function switched(roomNumber: string, available: boolean): string {
  return available ? t`Room ${roomNumber} is available now.` : t`Room ${roomNumber} is not available now.`;
}

function photosOf({ photos }: RoomDraft): string {
  return photos.map(({ imgURL }) => imgURL).join();
}
