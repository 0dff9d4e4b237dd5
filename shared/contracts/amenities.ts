import * as z from 'zod/mini';
import { hotelAmenities, roomAmenities } from '../rules/amenities.ts';
import type { Field, Fields } from '../rules/field.ts';
import { typed } from './fields.ts';

/** Amenities as they are sent: any of them may be left out. */
function sent<F extends Fields>(fields: F) {
  const entries = Object.entries(fields).map(([name, field]) => [name, z.optional(typed(field))]);
  type Shape = { [Name in keyof F]: z.ZodMiniOptional<ReturnType<typeof typed<F[Name]>>> };
  return z.optional(z.object(Object.fromEntries(entries) as Shape));
}

export const amenitiesSent = { hotel: sent(hotelAmenities), room: sent(roomAmenities) };

type Read<F extends Field> = F extends { type: 'whole' }
  ? z.ZodMiniNumber
  : F extends { type: 'set'; options: readonly (infer Option extends string)[] }
    ? z.ZodMiniArray<z.ZodMiniEnum<{ [Each in Option]: Each }>>
    : F extends { options: readonly (infer Option extends string)[] }
      ? z.ZodMiniEnum<{ [Each in Option]: Each }>
      : z.ZodMiniString;

/** Schemas of the amenities that an owner has stated, as they are read back. */
function read<F extends Fields>(fields: F) {
  const entries = Object.entries(fields).map(([name, field]) => [name, z.optional(readOne(field))]);
  return z.optional(z.object(Object.fromEntries(entries) as { [Name in keyof F]: z.ZodMiniOptional<Read<F[Name]>> }));
}

function readOne(field: Field): z.ZodMiniType {
  if (field.type === 'whole') return z.int();
  if (field.type === 'text') return z.string();
  const option = z.enum(field.options as [string, ...string[]]);
  return field.type === 'set' ? z.array(option) : option;
}

export const amenities = { hotel: read(hotelAmenities), room: read(roomAmenities) };
