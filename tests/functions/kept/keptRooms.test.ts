import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KeptRooms, keptLimits } from '../../../shared/rules/keptRooms.ts';
import { ask, openAccount, openAccounts, type SignedUp } from '../../support/accounts.ts';
import { callsOf } from '../../support/pause.ts';
import type { TestTables } from '../../support/tables.ts';

let tables: TestTables;
let traveller: SignedUp;
/** A day in 2024. */
const day = 1_720_000_000_000;

beforeAll(async () => {
  tables = await openAccounts();
});
beforeEach(async () => {
  traveller = await openAccount('user');
});

const kept = (_id: string, at: number, room = 1): KeptRooms => ({ kept: [{ _id, room, at }], removed: [] });
const removed = (_id: string, at: number): KeptRooms => ({ kept: [], removed: [{ _id, at }] });

function join(body: object, { id, token } = traveller) {
  return ask('joinKeptRooms', { token, params: { userId: id }, body });
}

async function read({ id, token } = traveller): Promise<KeptRooms> {
  return (await ask('getKeptRooms', { token, params: { userId: id } })).body.data;
}

async function stored() {
  const { client, name } = tables.users;
  const Key = { pk: `user#${traveller.id}`, sk: 'kept-rooms' };
  return (await client.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
}

describe('the kept rooms of an account', () => {
  test('are none at first, and nothing is written for that', async () => {
    expect((await join({ kept: [], removed: [] })).body.data).toEqual({ kept: [], removed: [] });
    expect([await read(), await stored()]).toEqual([{ kept: [], removed: [] }, undefined]);
  });

  test('of two phones are those of both, and what one has removed stays so', async () => {
    await join({ kept: [...kept('hunza', day).kept, ...kept('murree', day + 1).kept], removed: [] });
    await join({ kept: kept('swat', day + 2).kept, removed: removed('murree', day + 3).removed });
    const late = await join({ kept: [...kept('hunza', day).kept, ...kept('murree', day + 1).kept], removed: [] });
    const all = { ...removed('murree', day + 3), kept: [...kept('swat', day + 2).kept, ...kept('hunza', day).kept] };
    expect(late.status).toBe(200);
    expect(late.body).toMatchObject({ code: 'kept_rooms', data: all });
    expect((await read()).kept.map(({ _id }) => _id)).toEqual(['swat', 'hunza']);
  });

  test('of eight phones that come at once are all there', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => join(kept(`hotel-${at}`, day + at))));
    const conflicts = answers.filter(({ body }) => body.code === 'conflict');
    expect(answers.filter(({ status }) => status === 200).length + conflicts.length).toBe(8);
    const got = new Set((await read()).kept.map(({ _id }) => _id));
    expect(got.size).toBe(8 - conflicts.length);
  });

  test('are at most the newest fifty, and a hundred removals', async () => {
    const many = (count: number, name: string, from: number) =>
      Array.from({ length: count }, (_, at) => ({ _id: `${name}-${at}`, room: 1, at: from + at }));
    await join({ kept: many(50, 'old', day), removed: many(100, 'gone', day) });
    await join({ kept: many(30, 'new', day + 500), removed: many(60, 'later', day + 500) });
    const { kept: all, removed: gone } = await read();
    expect([all.length, gone.length]).toEqual([keptLimits.kept, keptLimits.removed]);
    expect([all.at(-1)?._id, gone.at(-1)?._id]).toEqual(['old-30', 'gone-60']);
    expect(Buffer.byteLength(JSON.stringify(await stored()))).toBeLessThan(10_000);
  });

  test('have the wishes for which they were found, and the names of their hotels', async () => {
    const wishes = '&checkIn=2027-07-12&checkOut=2027-07-15&guests=4&facts=heating';
    const found = { _id: 'hunza', room: 3, at: day, wishes, name: 'Sehr Bungalow' };
    await join({ kept: [found], removed: [] });
    expect((await read()).kept).toEqual([found]);
  });

  test('count what is later than now as done now', async () => {
    const before = Date.now();
    const { body } = await join(kept('hunza', before + 86_400_000));
    expect(body.data.kept[0].at).toBeGreaterThanOrEqual(before);
    expect(body.data.kept[0].at).toBeLessThanOrEqual(Date.now());
  });

  test('are written once when the same is sent again', async () => {
    await join(kept('hunza', day));
    const writes = await callsOf(() => join(kept('hunza', day)));
    expect(writes.some((each) => each instanceof PutCommand)).toBe(false);
    expect((await stored())?.revision).toBe(1);
  });

  test('are not undone by a write that was given up and comes late', async () => {
    const calls = await callsOf(() => join(kept('hunza', day)));
    const late = calls.find((each) => each instanceof PutCommand) as PutCommand;
    await join(removed('hunza', day + 1));
    await expect(tables.users.client.send(late)).rejects.toThrow(/conditional/i);
    expect((await read()).kept).toEqual([]);
  });
});

describe('the kept rooms of another account', () => {
  test('are neither read nor changed, and a vendor has none', async () => {
    await join(kept('hunza', day));
    const [other, vendor] = [await openAccount('user'), await openAccount('vendor')];
    const params = { userId: traveller.id };
    for (const { token, status } of [
      { token: other.token, status: 403 },
      { token: vendor.token, status: 401 },
      { token: undefined, status: 401 },
    ]) {
      expect((await ask('getKeptRooms', { token, params })).status).toBe(status);
      expect((await ask('joinKeptRooms', { token, params, body: removed('hunza', day + 1) })).status).toBe(status);
    }
    expect([await read(), await read(other)]).toEqual([kept('hunza', day), { kept: [], removed: [] }]);
  });
});

describe('what is sent', () => {
  const long = Array.from({ length: 101 }, (_, at) => ({ _id: `h${at}`, room: 1, at: day }));
  test.each([
    ['nothing', {}],
    ['more than fifty kept', { kept: long.slice(0, 51), removed: [] }],
    ['more than a hundred removed', { kept: [], removed: long }],
    ['an id that is none', kept('a b', day)],
    ['no room', { kept: [{ _id: 'a', at: day }], removed: [] }],
    ['a room beyond all numbers', kept('a', day, 100_000)],
    ['a time before all times', kept('a', -1)],
    ['a time that is text', { kept: [], removed: [{ _id: 'a', at: 'now' }] }],
    ['wishes without end', { kept: [{ _id: 'a', room: 1, at: day, wishes: 'x'.repeat(401) }], removed: [] }],
    ['half a millisecond', kept('a', day + 0.5)],
  ])('is refused with %s', async (_, body) => {
    const answer = await join(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    expect(await stored()).toBeUndefined();
  });

  test('is kept without anything else that it says', async () => {
    await join({ kept: [{ _id: 'a', room: 1, at: day, price: 500 }], removed: [], more: 1 });
    expect((await stored())?.kept).toEqual([{ _id: 'a', room: 1, at: day }]);
  });
});
