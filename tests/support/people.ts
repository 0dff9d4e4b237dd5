import { createHash, randomInt } from 'node:crypto';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { signups } from '../../functions/accounts/signups.ts';
import { operate } from '../../infra/operate/operate.ts';
import type { Role } from '../../shared/roles.ts';
import { confirmedIf, newEmail, type SignedUp } from './accounts.ts';
import type { TestTables } from './tables.ts';

/** Somebody whose name and number nobody else has. */
export interface KnownPerson extends SignedUp {
  firstName: string;
  lastName: string;
  phone: string;
}

/** Opens an account for such a person, or for this one again. Nobody can log in to it by a password. */
export async function openPerson(role: Role, again: Partial<KnownPerson> = {}): Promise<KnownPerson> {
  const person = {
    firstName: `Gul${letters()}`,
    lastName: `Zai${letters()}`,
    phone: `0300${String(randomInt(1e7)).padStart(7, '0')}`,
    email: newEmail(),
    ...again,
  };
  const { firstName, lastName, phone, email } = person;
  const opened = await signups[role].open().open(
    {
      name: `${firstName} ${lastName}`,
      email,
      phone,
      gender: 'Female',
      dateOfBirth: '1991-02-03',
      ...confirmedIf(role),
    },
    'none',
  );
  if (!opened) throw new Error('The address is taken.');
  return { ...person, ...opened };
}

function letters(): string {
  return Array.from({ length: 9 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}

/** The output of an operator's command; it waits for nobody. */
export async function operator(tables: TestTables, ...args: string[]): Promise<string> {
  const said: string[] = [];
  await operate(tables, args, (sentence) => said.push(sentence), { outlastRequests: async () => {} });
  return said.join('\n');
}

/** Everything that stands in the tables, as text. */
export async function textOf(tables: TestTables): Promise<string> {
  const items: unknown[] = [];
  for (const { client, name } of Object.values(tables)) {
    for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ConsistentRead: true })) {
      items.push(...Items);
    }
  }
  return JSON.stringify(items, (_, value) => (value instanceof Set ? [...value] : value));
}

/** The items of the tables, to see that nothing has changed. */
export async function digestOfAll(tables: TestTables): Promise<string> {
  const items = JSON.parse(await textOf(tables)) as object[];
  const lines = items.map((item) => JSON.stringify(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))));
  return createHash('sha256').update(lines.map(sortedLetters).sort().join('\n')).digest('hex');
}

/** The engine gives the parts of an item in any order, within it too. */
function sortedLetters(line: string): string {
  return [...line].sort().join('');
}

/** Nothing in any table may name the person. */
export async function expectForgotten(tables: TestTables, person: KnownPerson): Promise<void> {
  const text = (await textOf(tables)).toLowerCase();
  const { firstName, lastName, email, phone } = person;
  const named = [firstName, lastName, email, phone].filter((each) => text.includes(each.toLowerCase()));
  expect(named).toEqual([]);
}
