import { t } from '@lingui/core/macro';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import type { ClassType } from '../../../../../shared/rules/catalogue.ts';
import type { FormText } from '../../../../../shared/rules/field.ts';
import { roomFields } from '../../../../../shared/rules/property.ts';
import { isolate } from '../../../words/isolate.ts';
import { say } from '../../../words/say.ts';
import { formatPrice, formatShortClass } from '../../rooms/format.ts';
import { nameOfRooms } from '../../rooms/nameOfRooms.ts';
import { amenitiesOf, photosOf, roomsOf } from './kinds/kindDraft.ts';
import { draftOf, type PropertyDraft, propertyFields } from './propertyDraft.ts';

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
    ...changesOfRooms(statesOf(then), statesOf(today)),
  ];
}

function fieldNow(name: keyof typeof propertyFields, value: string): string {
  const label = say(propertyFields[name].label);
  if (value === '') return t`${label} was removed.`;
  if (name === 'description' || name === 'urduDescription') return t`${label} was changed.`;
  const shown = isolate(value);
  return t`${label} is now “${shown}”.`;
}

type RoomField = keyof typeof roomFields;

/** All that a form says of a room. */
interface RoomState extends FormText<typeof roomFields>, WithAmenities {
  id: string | undefined;
  availability: boolean;
  /** Addresses. */
  photos: string;
}

function statesOf({ kinds }: PropertyDraft): RoomState[] {
  return roomsOf(kinds).map((each) => {
    const { No_of_beds, capacity, price } = each.kind;
    const { id, roomNumber, availability } = each.room;
    const photos = photosOf(each).map(({ imgURL }) => imgURL);
    return {
      id,
      roomNumber,
      No_of_beds,
      capacity,
      price,
      availability,
      amenities: amenitiesOf(each),
      photos: photos.join(),
    };
  });
}

/** A change of a room with the number that it had, and the sentence about the rooms with that change. */
interface RoomChange {
  roomNumber: string;
  sayOf: (rooms: string) => string;
}

function changesOfRooms(then: readonly RoomState[], today: readonly RoomState[]): string[] {
  const changes = [
    ...then.filter(missingIn(today)).map(({ roomNumber }) => ({ roomNumber, sayOf: sayRemoved })),
    ...today.filter(missingIn(then)).map(({ roomNumber }) => ({ roomNumber, sayOf: sayAdded })),
    ...today.flatMap((room) => changesOf(then.find(isSameRoom(room)), room)),
  ];
  const alike = Map.groupBy(changes, ({ sayOf }) => sayOf(''));
  return [...alike.values()].flatMap((those) => {
    const rooms = nameOfRooms(those.map(({ roomNumber }) => Number(roomNumber)));
    return those[0]?.sayOf(rooms) ?? [];
  });
}

function isSameRoom(room: RoomState): (other: RoomState) => boolean {
  return (other) => room.id === other.id;
}

function missingIn(rooms: readonly RoomState[]): (room: RoomState) => boolean {
  return (room) => !rooms.some(isSameRoom(room));
}

function changesOf(before: RoomState | undefined, now: RoomState): RoomChange[] {
  if (!before) return [];
  const changed = (Object.keys(roomFields) as RoomField[]).filter((name) => before[name] !== now[name]);
  const sentences = [
    ...changed.map((name) => sayField(name, now[name])),
    ...(before.availability === now.availability ? [] : [now.availability ? sayAvailable : sayUnavailable]),
    ...(sameAmenities(before, now) ? [] : [sayDetails]),
    ...(before.photos === now.photos ? [] : [sayPhotos]),
  ];
  return sentences.map((sayOf) => ({ roomNumber: before.roomNumber, sayOf }));
}

interface WithAmenities {
  amenities?: Readonly<Record<string, string | undefined>>;
}

function sameAmenities(one: WithAmenities, other: WithAmenities): boolean {
  const names = Object.keys({ ...one.amenities, ...other.amenities });
  return names.every((name) => (one.amenities?.[name] ?? '') === (other.amenities?.[name] ?? ''));
}

function sayField(name: RoomField, value: string): RoomChange['sayOf'] {
  const label = say(roomFields[name].label);
  const shown = isolate(name === 'price' ? formatPrice(Number(value)) : value);
  return (rooms) => t`${rooms}: ${label} is now “${shown}”.`;
}

const sayRemoved = (rooms: string) => t`${rooms}: removed.`;
const sayAdded = (rooms: string) => t`${rooms}: added.`;
const sayAvailable = (rooms: string) => t`${rooms}: available now.`;
const sayUnavailable = (rooms: string) => t`${rooms}: not available now.`;
const sayDetails = (rooms: string) => t`${rooms}: the details were changed.`;
const sayPhotos = (rooms: string) => t`${rooms}: the photos were changed.`;
