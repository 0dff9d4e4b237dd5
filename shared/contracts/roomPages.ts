import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { languageKeys } from '../languages.ts';
import { roomFields } from '../rules/property.ts';
import { id, value } from './fields.ts';

export const getRoomPage = endpoint({
  method: 'GET',
  path: '/room-pages/{roomId}',
  auth: 'public',
  summary:
    "The page of a room as HTML, with its text, its picture's address and the tags that previews read: what the distribution " +
    'answers at the addresses of rooms.',
  params: z.object({ roomId: id }),
  query: z.object({ room: z.optional(value(roomFields.roomNumber)), language: z._default(z.enum(languageKeys), 'en') }),
  response: z.object({ status: z.union([z.literal(200), z.literal(404)]), html: z.string() }),
  html: true,
  cacheSeconds: 60,
});
