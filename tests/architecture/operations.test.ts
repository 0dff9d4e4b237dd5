import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Port } from '../../functions/runtime/ports.ts';
import { api } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/endpoint.ts';

test('handler files and operations are the same set', () => {
  const files = readdirSync('functions/handlers').map((file) => file.replace(/\.ts$/, ''));
  expect(files.sort()).toEqual(Object.keys(api).sort());
});

test('every handler implements the operation it is named after', async () => {
  for (const [operation, endpoint] of Object.entries(api)) {
    const { handler } = await import(`../../functions/handlers/${operation}.ts`);
    expect(handler.endpoint, operation).toBe(endpoint);
  }
  // Every handler and what it needs is loaded here.
}, 60_000);

/** Actions of ports that change nothing. */
const readingActions = [
  'dynamodb:GetItem',
  'dynamodb:BatchGetItem',
  'dynamodb:Query',
  'secretsmanager:GetSecretValue',
  'kms:Decrypt',
];

test('a POST that is marked as reading may only read', async () => {
  const marked = Object.entries<Endpoint>(api).filter(([, { onlyReads }]) => onlyReads);
  expect(marked.map(([operation]) => operation)).toEqual([
    'searchRooms',
    'countRooms',
    'openPayee',
    'viewStaffInvitation',
    'viewAnswerLink',
    'viewVoucher',
  ]);
  for (const [operation, { method }] of marked) {
    const { handler } = await import(`../../functions/handlers/${operation}.ts`);
    const actions = Object.values<Port>(handler.ports).flatMap((port) => port.actions);
    expect([operation, method, actions.filter((action) => !readingActions.includes(action))]).toEqual([
      operation,
      'POST',
      [],
    ]);
  }
});

test('no two operations share a method and path', () => {
  const routes = Object.values(api).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(routes).size).toBe(routes.length);
});

test('a summary fits into the description of a Lambda function', () => {
  const long = Object.entries(api).filter(([, { summary }]) => summary.length > 256);
  expect(long.map(([operation]) => operation)).toEqual([]);
});

test('an operation says that it may ask for work where it does', async () => {
  for (const [operation, endpoint] of Object.entries<Endpoint>(api)) {
    const { handler } = await import(`../../functions/handlers/${operation}.ts`);
    expect(endpoint.errors?.includes('work_needed') ?? false, operation).toBe('work' in handler.ports);
  }
});
