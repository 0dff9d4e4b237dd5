import { describe, expect, test } from 'vitest';
import type { RoomForm } from '../../../shared/rules/property.ts';
import { ask } from '../../support/accounts.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';
import { roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

const none = { weekdays: [], seasons: [], days: [], longStays: [], extras: [] };
const eid = { name: 'Eid', from: '2027-05-16', to: '2027-05-18', percent: '130' };

/** A hotel of a double and a family room, by the ids of its kinds. */
async function listTwoKinds() {
  const rooms: RoomForm[] = [
    roomForm({ roomNumber: '101' }),
    roomForm({ roomNumber: '201', capacity: '4', No_of_beds: '3', price: '16,000' }),
  ];
  const form = formSomewhere({ rooms });
  const { _id: postId, hotels, revision } = (await owners.create(form)).body.data;
  const [double, family] = hotels[0].rooms.map(({ kind }: { kind: string }) => kind);
  const update = (kept: RoomForm[]) =>
    owners.update(postId, { ...form, hotelDetail: { ...form.hotelDetail, rooms: kept } });
  return { postId, rooms, double, family, version: revision as number, update };
}

const call = (postId: string) => ({ token: owners.vendor.token, params: { postId } });
const read = async (postId: string) => (await ask('getRates', call(postId))).body.data;
const put = (postId: string, body: object) => ask('setRates', { ...call(postId), body });

describe('the rates of a hotel', () => {
  test('are none until its owner sets some, beside the prices of its kinds', async () => {
    const { postId, double, family } = await listTwoKinds();
    expect(await read(postId)).toMatchObject({
      ...none,
      revision: 0,
      kinds: [
        { kind: double, roomNumbers: [101] },
        { kind: family, roomNumbers: [201], price: 16_000, membersCapacity: 4, No_of_beds: 3 },
      ],
    });
  });

  test('are kept as numbers and days, by their first nights', async () => {
    const { postId, double, family } = await listTwoKinds();
    const season = {
      name: ' Winter ',
      ...{ from: '12-15', to: '01-15', leastNights: '2' },
      prices: [
        { kind: family, price: '22,000' },
        { kind: double, price: 14_000 },
      ],
      weekdays: [{ days: ['saturday'], prices: [{ kind: double, price: '15500' }] }],
    };
    const later = { from: '2027-08-13', to: '2027-08-14', prices: [{ kind: double, price: '20000' }] };
    const { status, body } = await put(postId, { ...none, seasons: [season], days: [later, eid], revision: 0 });
    expect([status, body.code]).toEqual([200, 'rates_set']);
    expect(await read(postId)).toMatchObject({
      revision: 1,
      seasons: [
        {
          ...{ name: 'Winter', from: '12-15', to: '01-15', leastNights: 2 },
          prices: [
            { kind: double, price: 14_000 },
            { kind: family, price: 22_000 },
          ],
          weekdays: [{ days: ['saturday'], prices: [{ kind: double, price: 15_500 }] }],
        },
      ],
      days: [
        { ...eid, percent: 130 },
        { ...later, prices: [{ kind: double, price: 20_000 }] },
      ],
    });
  });

  test('are refused with the issue at its field', async () => {
    const { postId } = await listTwoKinds();
    const { status, body } = await put(postId, { ...none, days: [eid, { ...eid, percent: '9' }], revision: 0 });
    expect(status).toBe(400);
    expect(body.issues.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['days.1.percent', 'not_whole'],
    ]);
  });

  test('that were put from another device meanwhile are a conflict, and stay', async () => {
    const { postId } = await listTwoKinds();
    await put(postId, { ...none, days: [eid], revision: 0 });
    const { status, body } = await put(postId, { ...none, longStays: [{ nights: 7, percent: 10 }], revision: 0 });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await read(postId)).toMatchObject({ revision: 1, days: [{ name: 'Eid' }], longStays: [] });
  });

  test('that are sent again, for the answer was lost, are set already', async () => {
    const { postId, double } = await listTwoKinds();
    const empty = { days: ['friday'], prices: [] };
    const sent = { ...none, weekdays: [empty, { days: ['saturday'], prices: [{ kind: double, price: 9000 }] }] };
    const [first, again] = [await put(postId, { ...sent, revision: 0 }), await put(postId, { ...sent, revision: 0 })];
    expect(again.body).toEqual(first.body);
    expect(again.body.data.revision).toBe(1);
  });

  test('leave the version of the property as it is, and a change of the property leaves them', async () => {
    const { postId, rooms, version, update } = await listTwoKinds();
    await put(postId, { ...none, days: [eid], revision: 0 });
    const property = (await ask('getVendorProperty', call(postId))).body.data;
    expect(property.revision).toBe(version);
    await update(rooms.map((room) => ({ ...room, capacity: '3', No_of_beds: '3' })));
    expect(await read(postId)).toMatchObject({ revision: 1, days: [{ name: 'Eid' }] });
  });

  test('lose the prices of a kind that goes, and what is left without a price', async () => {
    const { postId, rooms, double, family, update } = await listTwoKinds();
    const ofFamily = [{ kind: family, price: 20_000 }];
    const ofDouble = { kind: double, price: 12_000 };
    const season = { name: 'Summer', from: '06-01', to: '08-31', weekdays: [{ days: ['friday'], prices: ofFamily }] };
    const days = { from: '2027-08-13', to: '2027-08-14', prices: ofFamily };
    const seasons = [{ ...season, prices: [...ofFamily, ofDouble] }];
    await put(postId, { ...none, seasons, days: [days, eid], weekdays: season.weekdays, revision: 0 });
    await update(rooms.slice(0, 1));
    expect(await read(postId)).toMatchObject({
      weekdays: [],
      seasons: [{ name: 'Summer', prices: [ofDouble], weekdays: [] }],
      days: [{ name: 'Eid' }],
    });
  });

  test('have no prices of kinds that the hotel does not have', async () => {
    const { postId } = await listTwoKinds();
    const weekdays = [{ days: ['saturday'], prices: [{ kind: 'gone', price: 9000 }] }];
    const { status, body } = await put(postId, { ...none, weekdays, revision: 0 });
    expect([status, body.code]).toEqual([404, 'kind_not_found']);
  });
});
