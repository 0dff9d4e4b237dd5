import { endpoint } from '../endpoint.ts';
import { plainReply } from './fields.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: 'Answers when the API is up and its table answers.',
  response: plainReply({}),
});
