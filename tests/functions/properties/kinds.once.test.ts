import { describe, expect, test } from 'vitest';
import type { RoomForm } from '../../../shared/rules/property.ts';
import { ask } from '../../support/accounts.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

const three = ['101', '102', '103'].map((roomNumber) => roomForm({ roomNumber }));

interface OwnRoom {
  roomNumber: number;
  price: number;
  kind: string;
}

/** A hotel of three alike rooms. */
async function listThree() {
  const form = formSomewhere({ rooms: three });
  const { _id, revision, hotels } = (await owners.create(form)).body.data;
  const [{ kind }] = hotels[0].rooms;
  const update = async (rooms: RoomForm[]): Promise<OwnRoom[]> => {
    const { body } = await owners.update(_id, { ...form, hotelDetail: { ...form.hotelDetail, rooms } });
    return body.data.hotels[0].rooms;
  };
  return { form, postId: _id as string, revision: revision as number, kind: kind as string, update };
}

const setPrice = (params: { postId: string; kind: string }, body: object) =>
  ask('setKindPrice', { token: owners.vendor.token, params, body });

describe('the price of a kind', () => {
  test('is changed for all of its rooms in one call, and found at once', async () => {
    const { form, revision, ...listed } = await listThree();
    const { status, body } = await setPrice(listed, { price: '5,200', revision });
    expect([status, body.code, body.data.revision]).toEqual([200, 'price_changed', revision + 1]);
    expect(body.data.hotels[0].rooms.map(({ price }: OwnRoom) => price)).toEqual([5200, 5200, 5200]);
    expect(body.data.hotels[0].rooms.map(({ kind }: OwnRoom) => kind)).toEqual(Array(3).fill(listed.kind));
    expect(await found(form.Location)).toEqual([{ room: 101, price: 5200 }]);
  });

  test('is not changed where another change came after the version that is named', async () => {
    const { revision, ...listed } = await listThree();
    await setPrice(listed, { price: 5200, revision });
    const { status, body } = await setPrice(listed, { price: 6000, revision });
    expect([status, body.code]).toEqual([409, 'conflict']);
  });

  test('that is sent again, for the answer was lost, is changed already', async () => {
    const { revision, ...listed } = await listThree();
    const [first, again] = [
      await setPrice(listed, { price: 5200, revision }),
      await setPrice(listed, { price: 5200, revision }),
    ];
    expect(again.body).toEqual(first.body);
  });

  test('of a kind that is no more is not found', async () => {
    const { postId } = await listThree();
    const { status, body } = await setPrice({ postId, kind: 'gone' }, { price: 5200 });
    expect([status, body.code]).toEqual([404, 'kind_not_found']);
  });

  test.each([0, 'much', -5, 1_000_001])('is not %s', async (price) => {
    const listed = await listThree();
    expect((await setPrice(listed, { price })).status).toBe(400);
  });
});

describe('the kinds of a change', () => {
  test('stay with their rooms where nothing is said of kinds', async () => {
    const { kind, update } = await listThree();
    const rooms = await update([
      ...three,
      roomForm({ roomNumber: '104' }),
      roomForm({ roomNumber: '105', price: '9' }),
    ]);
    expect(rooms.slice(0, 4).map((room) => room.kind)).toEqual(Array(4).fill(kind));
    expect(rooms[4]?.kind).not.toBe(kind);
  });

  test('part where the owner takes a room out, also before its price differs', async () => {
    const { postId, kind, update } = await listThree();
    const [first, ...others] = await update(three.map((room, at) => (at === 0 ? { ...room, kind: 'apart' } : room)));
    expect([first?.kind === kind, ...others.map((room) => room.kind)]).toEqual([false, kind, kind]);
    const { body } = await setPrice({ postId, kind: first?.kind ?? '' }, { price: 9000 });
    expect(body.data.hotels[0].rooms.map(({ price }: OwnRoom) => price)).toEqual([9000, 4500, 4500]);
  });

  test('are those of the cards of a form, also where two are alike, and stay with their rooms', async () => {
    const rooms = ['101', '102', '201', '202'].map((roomNumber) =>
      roomForm({ roomNumber, kind: roomNumber < '200' ? 'first-card' : 'second-card' }),
    );
    const form = formSomewhere({ rooms });
    const { _id, hotels } = (await owners.create(form)).body.data;
    const kindsOf = (those: OwnRoom[]) => those.map(({ kind }) => kind);
    const [first, , second] = kindsOf(hotels[0].rooms);
    expect(kindsOf(hotels[0].rooms)).toEqual([first, first, second, second]);
    expect(second).not.toBe(first);
    const priced = hotels[0].rooms.map((room: OwnRoom & { _id: string }, at: number) => ({
      ...roomForm({ roomNumber: String(room.roomNumber), kind: room.kind, price: at < 2 ? '4500' : '6000' }),
      _id: room._id,
    }));
    const { body } = await owners.update(_id, { ...form, hotelDetail: { ...form.hotelDetail, rooms: priced } });
    expect(kindsOf(body.data.hotels[0].rooms)).toEqual([first, first, second, second]);
  });

  test('are at most forty, also where they are alike', async () => {
    const form = formSomewhere();
    const rooms = Array.from({ length: 41 }, (_, at) => roomForm({ roomNumber: String(at + 1), kind: `kind${at}` }));
    const { status, body } = await owners.create({ ...form, hotelDetail: { ...form.hotelDetail, rooms } });
    expect([status, body.issues?.[0]]).toEqual([400, expect.objectContaining({ code: 'too_many_offers' })]);
  });
});
