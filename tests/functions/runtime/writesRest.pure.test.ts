import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { implement } from '../../../functions/runtime/implement.ts';
import { type Endpoint, endpoint } from '../../../shared/endpoint.ts';
import { setForTest } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { asRead } from '../../support/lambdaConsole.ts';
import { valuesIn, writeMetrics } from '../../support/metricLines.ts';

const says = { auth: 'public', path: '/word', summary: 'A word.', status: 200, response: z.object({}) } as const;
const nothing = { resource: 'users', actions: [], open: () => ({}) } as const;

/** The answers of an operation, and how often its work was done. */
function counting(of: Endpoint & { auth: 'public' }) {
  let done = 0;
  const handler = implement(of, { nothing }, async () => {
    done += 1;
    return {};
  });
  return { ask: () => call(handler), done: () => done };
}

const kinds = {
  'a read': endpoint({ ...says, method: 'GET' }),
  'a question in a body': endpoint({ ...says, method: 'POST', onlyReads: true }),
  'a change': endpoint({ ...says, method: 'PUT' }),
} as const;

describe('while writes rest', () => {
  test.each(['a read', 'a question in a body'] as const)('%s is answered', async (kind) => {
    setForTest('WRITES_REST', 'true');
    const { ask } = counting(kinds[kind]);
    expect((await ask()).status).toBe(200);
  });

  test('a change is refused with a sentence and a pause, and nothing is done', async () => {
    setForTest('WRITES_REST', 'true');
    const { ask, done } = counting(kinds['a change']);
    const { status, body, headers } = await ask();
    expect([status, body.code, headers['retry-after'], done()]).toEqual([503, 'writes_rest', '600', 0]);
  });

  test('a change that is refused is no outage: it has a line, and no alarm counts it', async () => {
    const lines = writeMetrics('createBookingRequest', 'bookings');
    setForTest('WRITES_REST', 'true');
    await counting(kinds['a change']).ask();
    expect(asRead(lines)).toMatchObject([{ level: 'INFO', message: { status: 503 } }]);
    expect(valuesIn(lines)).toEqual({});
  });
});

test('a change is done where writes do not rest', async () => {
  const { ask, done } = counting(kinds['a change']);
  expect([(await ask()).status, done()]).toEqual([200, 1]);
});
