import { describe, expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';

const owners = openOwners();

const none = { weekdays: [], seasons: [], days: [], longStays: [], extras: [] };

async function listHotel(): Promise<string> {
  return (await owners.create(formSomewhere())).body.data._id;
}

const call = (postId: string) => ({ token: owners.vendor.token, params: { postId } });
const read = async (postId: string) => (await ask('getRates', call(postId))).body.data;
const put = (postId: string, body: object) => ask('setRates', { ...call(postId), body });

describe('rules for children and extras', () => {
  const children = { freeUnder: 6, sleeper: false, price: 1300, inExtras: true };
  const mattress = { name: 'Mattress', price: 1500, per: 'night', most: 3, noticeDays: 0 };
  const bonfire = { name: 'الاؤ', price: 4000, per: 'once', most: 1, noticeDays: 1 };
  const namesAndIds = (body: { extras: { id: string; name: string }[] }) =>
    body.extras.map(({ id, name }) => [name, id]);

  test('are kept as they are sent, and go when they are sent no more', async () => {
    const postId = await listHotel();
    const typed = { freeUnder: ' 6 ', sleeper: false, price: '1,300', inExtras: true };
    const { noticeDays: _, ...soon } = { ...mattress, name: ' Mattress  for one ', price: '1,500', most: '3' };
    await put(postId, { ...none, children: typed, extras: [soon, bonfire], revision: 0 });
    const read1 = await read(postId);
    expect(read1.children).toEqual(children);
    expect(read1.extras).toEqual([
      { ...mattress, name: 'Mattress for one', id: expect.any(String) },
      { ...bonfire, id: expect.any(String) },
    ]);
    await put(postId, { ...none, revision: 1 });
    const read2 = await read(postId);
    expect([read2.children, read2.extras]).toEqual([undefined, []]);
  });

  test('may free children without a price for the others', async () => {
    const postId = await listHotel();
    const free = { freeUnder: 12, sleeper: true, inExtras: false };
    await put(postId, { ...none, children: free, revision: 0 });
    expect((await read(postId)).children).toEqual(free);
  });

  test('keep the id of an extra that is changed, by its id or by its name', async () => {
    const postId = await listHotel();
    const { data } = (await put(postId, { ...none, extras: [mattress, bonfire], revision: 0 })).body;
    const [[, first], [, second]] = namesAndIds(data) as [string[], string[]];
    const extras = [{ ...mattress, id: first, name: 'Extra bed' }, { ...bonfire, price: 5000 }, mattress];
    const changed = (await put(postId, { ...none, extras, revision: 1 })).body.data;
    expect(namesAndIds(changed).slice(0, 2)).toEqual([
      ['Extra bed', first],
      ['الاؤ', second],
    ]);
    expect(changed.extras[1].price).toBe(5000);
    expect([first, second]).not.toContain(changed.extras[2].id);
  });

  test('that are sent again, for the answer was lost, are set already', async () => {
    const postId = await listHotel();
    const sent = { ...none, children, extras: [mattress, bonfire], revision: 0 };
    const [first, again] = [await put(postId, sent), await put(postId, sent)];
    expect(again.body).toEqual(first.body);
  });

  test('name no extra that the hotel does not have', async () => {
    const postId = await listHotel();
    const { status, body } = await put(postId, { ...none, extras: [{ ...mattress, id: 'gone' }], revision: 0 });
    expect([status, body.code]).toEqual([404, 'extra_not_found']);
  });

  test('are refused with the issues at their fields', async () => {
    const postId = await listHotel();
    const wrong = { freeUnder: 19, sleeper: false, price: '0', inExtras: true };
    const extras = [mattress, { ...mattress, name: 'MATTRESS', most: 21 }, { ...bonfire, name: '\u200b', per: 'week' }];
    const { status, body } = await put(postId, { ...none, children: wrong, extras, revision: 0 });
    expect(status).toBe(400);
    expect(body.issues.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['children.freeUnder', 'not_whole'],
      ['children.price', 'not_whole'],
      ['extras.1.most', 'not_whole'],
      ['extras.1.name', 'extra_repeated'],
      ['extras.2.name', 'required'],
      ['extras.2.per', 'not_one_of'],
    ]);
  });

  test('are twelve extras at most', async () => {
    const postId = await listHotel();
    const extras = Array.from({ length: 13 }, (_, at) => ({ ...mattress, name: `Extra ${at}` }));
    expect((await put(postId, { ...none, extras: extras.slice(1), revision: 0 })).status).toBe(200);
    const { body } = await put(postId, { ...none, extras, revision: 1 });
    expect(body.issues[0]).toMatchObject({ path: 'extras', message: 'Extras can be 12 at most' });
  });
});
