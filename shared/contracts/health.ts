import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: 'Answers when the API is up.',
  status: 200,
  response: z.object({ message: z.string() }),
  errors: [],
});
