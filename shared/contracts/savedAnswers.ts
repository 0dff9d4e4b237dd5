import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { savedAnswerFields } from '../rules/messageFields.ts';
import { id, ofOwn, reply, requestKey } from './fields.ts';
import { fieldForm } from './form.ts';

/** An answer that an owner keeps to use it again: a name to find it by, and the message. */
export const savedAnswer = z.object({ _id: z.string(), name: z.string(), text: z.string() });

export type SavedAnswer = z.output<typeof savedAnswer>;

/** All saved answers of an owner, by name. */
const savedAnswers = reply(z.array(savedAnswer));

export const listSavedAnswers = endpoint({
  method: 'GET',
  path: '/vendor/saved-answers/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary: 'The answers that a vendor keeps to use them again, by name.',
  response: savedAnswers,
});

const { params } = ofOwn('vendor');

export const saveAnswer = endpoint({
  method: 'PUT',
  path: '/vendor/saved-answers/{vendorId}/{answerId}',
  ...ofOwn('vendor', 'staff'),
  summary:
    'Keep an answer to use it again, or change it: the sender chooses its id. Twenty are kept at most. The answer is all of them.',
  params: z.extend(params, { answerId: requestKey }),
  body: fieldForm(savedAnswerFields),
  response: savedAnswers,
  errors: ['too_many_answers', 'too_many_attempts', 'conflict'],
});

export const removeSavedAnswer = endpoint({
  method: 'DELETE',
  path: '/vendor/saved-answers/{vendorId}/{answerId}',
  ...ofOwn('vendor', 'staff'),
  summary: 'Remove an answer that was kept. One that is not there is removed already. The answer is what is left.',
  params: z.extend(params, { answerId: id }),
  response: savedAnswers,
  errors: ['conflict'],
});
