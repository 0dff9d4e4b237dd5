import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { reportFields } from '../rules/reports.ts';
import { id, optionalText, plainReply, value } from './fields.ts';

export const reportProperty = endpoint({
  method: 'POST',
  path: '/rooms/{propertyId}/reports',
  auth: 'public',
  summary:
    'Report a listing to those who run Sarai: `not_there`, `not_as_shown`, `asks_for_money` in advance, `not_fit` to be ' +
    'shown, or `other`. Nobody else reads it, and nothing is kept of who sent it.',
  params: z.object({ propertyId: id }),
  body: z.object({ reason: value(reportFields.reason), note: optionalText(reportFields.note) }),
  status: 201,
  response: plainReply({}),
  errors: ['room_not_found', 'work_needed', 'too_many_attempts'],
});
