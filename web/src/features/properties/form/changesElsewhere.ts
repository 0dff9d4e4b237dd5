import { t } from '@lingui/core/macro';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import type { ClassType } from '../../../../../shared/rules/catalogue.ts';
import { roomFields } from '../../../../../shared/rules/property.ts';
import { isolate } from '../../../words/isolate.ts';
import { say } from '../../../words/say.ts';
import { formatPrice, formatShortClass } from '../../rooms/format.ts';
import { draftOf, propertyFields, type RoomDraft, type RoomField } from './propertyDraft.ts';

/** Differences of a later version of a property, a sentence each: for somebody who has typed on the earlier one. */
export function changesElsewhere(before: VendorProperty, now: VendorProperty): string[] {
  const [then, today] = [draftOf(before), draftOf(now)];
  const names = Object.keys(propertyFields) as (keyof typeof propertyFields)[];
  const changed = names.filter((name) => then[name] !== today[name]);
  return [
    ...changed.map((name) =>
      fieldNow(name, name === 'classType' ? formatShortClass(today.classType as ClassType) : today[name]),
    ),
    ...(sameAmenities(then, today) ? [] : [t`The answers to guests' questions were changed.`]),
    ...then.rooms.filter(missingIn(today.rooms)).map(({ roomNumber }) => t`Room ${roomNumber} was removed.`),
    ...today.rooms.filter(missingIn(then.rooms)).map(({ roomNumber }) => t`Room ${roomNumber} was added.`),
    ...today.rooms.flatMap((room) => changesOf(then.rooms.find(isSameRoom(room)), room)),
  ];
}

function fieldNow(name: keyof typeof propertyFields, value: string): string {
  const label = say(propertyFields[name].label);
  if (name === 'description') return t`${label} was changed.`;
  if (value === '') return t`${label} was removed.`;
  const shown = isolate(value);
  return t`${label} is now “${shown}”.`;
}

function isSameRoom(room: RoomDraft): (other: RoomDraft) => boolean {
  return (other) => room.id === other.id;
}

function missingIn(rooms: readonly RoomDraft[]): (room: RoomDraft) => boolean {
  return (room) => !rooms.some(isSameRoom(room));
}

function changesOf(before: RoomDraft | undefined, now: RoomDraft): string[] {
  if (!before) return [];
  const { roomNumber } = before;
  const names = Object.keys(roomFields) as RoomField[];
  const changed = names.filter((name) => before[name] !== now[name]);
  return [
    ...changed.map((name) => roomNow(roomNumber, name, now[name])),
    ...(before.availability === now.availability ? [] : [switched(roomNumber, now.availability)]),
    ...(sameAmenities(before, now) ? [] : [t`The details of room ${roomNumber} were changed.`]),
    ...(photosOf(before) === photosOf(now) ? [] : [t`The photos of room ${roomNumber} were changed.`]),
  ];
}

interface WithAmenities {
  amenities?: Readonly<Record<string, string | undefined>>;
}

function sameAmenities(one: WithAmenities, other: WithAmenities): boolean {
  const names = Object.keys({ ...one.amenities, ...other.amenities });
  return names.every((name) => one.amenities?.[name] === other.amenities?.[name]);
}

function roomNow(roomNumber: string, name: RoomField, value: string): string {
  const label = say(roomFields[name].label);
  const shown = isolate(name === 'price' ? formatPrice(Number(value)) : value);
  return t`Room ${roomNumber}: ${label} is now “${shown}”.`;
}

function switched(roomNumber: string, available: boolean): string {
  return available ? t`Room ${roomNumber} is available now.` : t`Room ${roomNumber} is not available now.`;
}

function photosOf({ photos }: RoomDraft): string {
  return photos.map(({ imgURL }) => imgURL).join();
}
