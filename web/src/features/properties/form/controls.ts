import { inputAttributes } from '../../../../../shared/rules/field.ts';
import { roomFields } from '../../../../../shared/rules/property.ts';
import type { FieldErrors } from '../../../forms/submission.ts';
import { say } from '../../../words/say.ts';
import type { Editing } from './editing.ts';
import { roomField } from './fieldErrors.ts';
import {
  type PropertyDraft,
  type PropertyFields,
  propertyFields,
  type RoomDraft,
  type RoomField,
} from './propertyDraft.ts';

interface Change {
  target: { value: string };
}

/** Everything of a field of the property that its control needs. */
export function fieldControl(name: keyof PropertyFields, draft: PropertyDraft, edit: Editing, errors: FieldErrors) {
  return {
    name,
    label: say(propertyFields[name].label),
    ...inputAttributes(propertyFields[name]),
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: Change) => edit.setField(name, target.value),
  };
}

/** The same for a number of a room. Phones show a keyboard of digits. */
export function numberControl(name: RoomField, room: RoomDraft, edit: Editing, errors: FieldErrors) {
  return {
    name: roomField(room.key, name),
    label: say(roomFields[name].label),
    ...inputAttributes(roomFields[name]),
    value: room[name],
    error: errors[roomField(room.key, name)],
    autoComplete: 'off',
    onChange: ({ target }: Change) => edit.setRoom(room.key, { [name]: target.value }),
  } as const;
}
