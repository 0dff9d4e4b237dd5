import type { Editing } from './editing.ts';
import { type FieldErrors, roomField } from './fieldErrors.ts';
import type { PropertyDraft, PropertyFields, RoomDraft, RoomField } from './propertyDraft.ts';

interface Change {
  target: { value: string };
}

/** Value, name and error of a field of the property, for its control. */
export function fieldControl(name: keyof PropertyFields, draft: PropertyDraft, edit: Editing, errors: FieldErrors) {
  return {
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: Change) => edit.setField(name, target.value),
  };
}

/** The same for a number of a room. Phones show a keyboard of digits. */
export function numberControl(name: RoomField, room: RoomDraft, edit: Editing, errors: FieldErrors) {
  return {
    name: roomField(room.key, name),
    value: room[name],
    error: errors[roomField(room.key, name)],
    inputMode: 'numeric',
    autoComplete: 'off',
    onChange: ({ target }: Change) => edit.setRoom(room.key, { [name]: target.value }),
  } as const;
}
