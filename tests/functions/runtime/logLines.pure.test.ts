import { expect, test } from 'vitest';
import { handlerOf } from '../../../functions/runtime/handlerOf.ts';
import { implement } from '../../../functions/runtime/implement.ts';
import { describeError } from '../../../functions/runtime/log.ts';
import { SetupError } from '../../../functions/runtime/settings.ts';
import { signedCall } from '../../../functions/runtime/signedCall.ts';
import { answer } from '../../../shared/answers.ts';
import { getHealth } from '../../../shared/contracts/health.ts';
import { fail } from '../../../shared/errors.ts';
import { setForTest } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { asRead, listenAsLambda } from '../../support/lambdaConsole.ts';

/** It reaches nothing. */
const health = handlerOf(getHealth, {}, async () => answer('healthy'));

test("a request's operation, status and time are fields of the line that a query sees", async () => {
  const lines = listenAsLambda();
  await call(health);
  expect(asRead(lines)).toMatchObject([
    { level: 'INFO', message: { operation: 'GET /health', status: 200, ms: expect.any(Number) } },
  ]);
});

test('a line has the ids by which the gateway and the distribution know the request', async () => {
  const lines = listenAsLambda();
  const edgeRequestId = 'x8TyXCOd4_DWrEqZ0YZzkyE8Oqx1kIkCCJwX0Ib0Ggn6pQnr-r0WOBQ==';
  await call(health, { headers: { 'x-amz-cf-id': edgeRequestId } });
  expect(asRead(lines)).toMatchObject([{ message: { gatewayRequestId: 'gateway', edgeRequestId } }]);
});

test.each(['gul@example.com, 12 Mall Road, Murree', 'u.someone.0123456789abcdef', 'short', 'x'.repeat(200)])(
  'what cannot be an id of the distribution stays out of the log: %s',
  async (claimed) => {
    const lines = listenAsLambda();
    await call(health, { headers: { 'x-amz-cf-id': claimed } });
    expect(asRead(lines)[0]?.message).not.toHaveProperty('edgeRequestId');
  },
);

test('a fault is told with what caused it, and with the message of none', async () => {
  const lines = listenAsLambda();
  const refused = Object.assign(new Error('gul@example.com'), { name: 'Throttling', code: 'Throttling' });
  const failing = implement(getHealth, {}, async () => {
    throw new Error('0300 1234567', { cause: fail('mail_unavailable', { cause: refused }) });
  });
  await call(failing);
  const frames = expect.stringMatching(/^at .*logLines/);
  const cause = { error: 'Failure', code: 'mail_unavailable', cause: { error: 'Throttling', code: 'Throttling' } };
  expect(asRead(lines)).toMatchObject([{ level: 'ERROR', message: { error: 'Error', stack: frames, cause } }]);
  expect(lines[0]).not.toMatch(/gul|0300/);
});

test('a cause that is no error is told by its type', () => {
  expect(describeError(new Error('a', { cause: 'gul@example.com' }))).toMatchObject({ cause: { error: 'string' } });
});

test('causes that lead back to where they began come to an end', () => {
  const one = new Error('one');
  one.cause = new Error('other', { cause: one });
  expect(JSON.stringify(describeError(one)).match(/"error":/g)).toHaveLength(4);
});

test('a setting that is missing is named', () => {
  expect(describeError(new Error('a', { cause: new SetupError('LIMITS is not set') }))).toMatchObject({
    cause: { error: 'SetupError', message: 'LIMITS is not set' },
  });
});

test('a service that cannot be reached is told with what the connection met', async () => {
  setForTest('AWS_REGION', 'ap-south-1');
  setForTest('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  setForTest('AWS_SECRET_ACCESS_KEY', 'secret');
  const asked = { service: 'sts', endpoint: 'http://127.0.0.1:2', headers: {}, body: '', milliseconds: 1000 };
  const error = await signedCall(asked).catch((thrown: unknown) => thrown);
  expect(describeError(error)).toMatchObject({
    code: 'ECONNREFUSED',
    cause: { error: 'TypeError', cause: { code: 'ECONNREFUSED' } },
  });
});
