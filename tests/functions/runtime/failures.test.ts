import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { implement } from '../../../functions/runtime/implement.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { type ErrorCode, errorCatalogue } from '../../../shared/errorCatalogue.ts';
import { fail } from '../../../shared/errors.ts';
import { call } from '../../support/call.ts';

const asked = endpoint({
  method: 'GET',
  path: '/fails',
  auth: 'public',
  summary: 'Fails.',
  status: 200,
  response: z.object({ message: z.string() }),
  errors: ['room_not_found'],
});

const failing = (code: ErrorCode) =>
  implement(asked, {}, async () => {
    throw fail(code, { params: { email: 'somebody@example.com' } });
  });

test('a failure that the operation declares is told', async () => {
  const { status, body } = await call(failing('room_not_found'));
  expect([status, body.code]).toEqual([404, 'room_not_found']);
});

test('a failure that the operation does not declare is answered as a fault, and nothing of it is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, body } = await call(failing('email_taken'));
  expect([status, body]).toEqual([500, { code: 'internal', message: errorCatalogue.internal.message }]);
});
