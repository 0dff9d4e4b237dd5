import { describe, expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

const requestKey = 'a-key-that-the-form-made';

describe('creating a property', () => {
  test('answers with the property as it is read back, and lists it at once', async () => {
    const form = formSomewhere();
    const { status, body } = await owners.create(form);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      vendorId: owners.vendor.id,
      Location: form.Location,
      address: { city: 'Murree', zipCode: 47150 },
      hotels: [
        {
          name: 'Pine House',
          classType: 'First',
          rooms: [{ roomNumber: 101, membersCapacity: 2, No_of_beds: 1, price: 4500, availability: true, images: [] }],
        },
      ],
    });
    expect(await owners.listed()).toEqual([body.data._id]);
    expect(await found(form.Location)).toEqual([{ room: 101, price: 4500 }]);
    const read = await ask('getVendorProperty', { token: owners.vendor.token, params: { postId: body.data._id } });
    expect(read.body.data).toEqual(body.data);
  });

  test('takes the hotel as a list of one too, and a class and availability that were left out', async () => {
    const { hotelDetail, ...rest } = formSomewhere();
    const { classType: _, ...hotel } = hotelDetail;
    const rooms = hotel.rooms.map(({ availability: __, ...room }) => room);
    const { body } = await owners.create({ ...rest, hotelDetail: [{ ...hotel, rooms }] });
    expect(body.data.hotels[0]).toMatchObject({ classType: 'Business', rooms: [{ availability: true }] });
  });

  test.each(['12,500', '12 500', 'PKR 12500', '12500/-', '۱۲۵۰۰'])(
    'takes a price as its owner types it: "%s", and answers and lists the number',
    async (price) => {
      const form = formSomewhere();
      const hotelDetail = { ...form.hotelDetail, rooms: [roomForm({ price })] };
      const { status, body } = await owners.create({ ...form, hotelDetail });
      expect([status, body.data.hotels[0].rooms[0].price]).toEqual([201, 12_500]);
      expect(await found(form.Location)).toEqual([{ room: 101, price: 12_500 }]);
    },
  );

  test('without a zip code keeps none, and an edit gives it one and takes it away again', async () => {
    const form = formSomewhere();
    const { zipCode, ...address } = form.address;
    const { status, body } = await owners.create({ ...form, address });
    expect([status, body.data.address]).toEqual([201, address]);
    const given = await owners.update(body.data._id, form);
    expect(given.body.data.address).toEqual({ ...address, zipCode: Number(zipCode) });
    const taken = await owners.update(body.data._id, { ...form, address: { ...address, zipCode: '' } });
    expect([taken.status, taken.body.data.address]).toEqual([200, address]);
  });

  test('with a key that was used answers with what there is, and puts no earlier version back', async () => {
    const form = formSomewhere();
    const [first, second] = [await owners.create(form, requestKey), await owners.create(form, requestKey)];
    expect(second.body.data).toEqual(first.body.data);
    const hotelDetail = { ...form.hotelDetail, rooms: [roomForm({ price: '9000' })] };
    const changed = await owners.update(first.body.data._id, { ...form, hotelDetail });
    expect((await owners.create(form, requestKey)).body.data).toEqual(changed.body.data);
    expect(await owners.listed()).toEqual([first.body.data._id]);
    expect(await found(form.Location)).toEqual([{ room: 101, price: 9000 }]);
  });

  test('with a key that was used for something else is refused, and lists nothing', async () => {
    const form = formSomewhere();
    const { _id } = (await owners.create(form, requestKey)).body.data;
    await owners.update(_id, { ...form, Location: 'Naran' });
    const { status, body } = await owners.create({ ...form, Location: 'Naran' }, requestKey);
    expect([status, body.code]).toEqual([409, 'listed_before']);
    expect(await owners.listed()).toEqual([_id]);
  });

  test('with the key of a property that was taken down does not list it again', async () => {
    const form = formSomewhere();
    const { _id } = (await owners.create(form, requestKey)).body.data;
    await owners.remove(_id);
    const again = await owners.create(form, requestKey);
    expect([again.status, again.body.code]).toEqual([404, 'property_not_found']);
    expect([await owners.listed(), await found(form.Location)]).toEqual([[], []]);
  });

  test('five times at one moment with one key makes one property, and every request is told so', async () => {
    const form = formSomewhere();
    const answers = await Promise.all(Array.from({ length: 5 }, () => owners.create(form, requestKey)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await owners.listed()).toHaveLength(1);
    expect(await found(form.Location)).toHaveLength(1);
  });

  test('with one key of two vendors makes two properties', async () => {
    const mine = await owners.create(propertyForm(), requestKey);
    const body = { ...propertyForm(), vendorId: owners.other.id, requestKey };
    const theirs = await ask('createProperty', { token: owners.other.token, body });
    expect(theirs.body.data._id).not.toBe(mine.body.data._id);
  });

  test.each(['constructor', '\ufdfa'.repeat(60)])('in a city named %j lists its rooms', async (city) => {
    const form = formSomewhere();
    expect((await owners.create({ ...form, address: { ...form.address, city } })).status).toBe(201);
    expect(await found(form.Location)).toHaveLength(1);
  });

  test('in the name of another vendor is refused', async () => {
    const body = { ...propertyForm(), vendorId: owners.other.id };
    const answer = await ask('createProperty', { token: owners.vendor.token, body });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_yours']);
  });

  test('a property of 100 rooms of 40 kinds is found under each of them, with all its rooms', async () => {
    const rooms = Array.from({ length: 100 }, (_, at) =>
      roomForm({ roomNumber: String(at), price: `${500 + (at % 40)}` }),
    );
    const form = formSomewhere({ rooms });
    expect((await owners.create(form)).status).toBe(201);
    const { body } = await ask('searchRooms', { body: { location: form.Location, limit: 50 } });
    expect(body.data).toMatchObject([{ matching: { rooms: 100, fromPrice: 500 } }]);
    for (let price = 500; price < 540; price += 13) {
      const ofOne = { location: form.Location, minPrice: price, maxPrice: price };
      expect((await ask('searchRooms', { body: ofOne })).body.data).toHaveLength(1);
    }
  });

  test('of 41 kinds of rooms is refused with a sentence that says what to do', async () => {
    const rooms = Array.from({ length: 41 }, (_, at) => roomForm({ roomNumber: String(at), price: String(500 + at) }));
    const { status, body } = await owners.create(formSomewhere({ rooms }));
    expect([status, body.issues[0]]).toMatchObject([400, { path: 'hotelDetail.rooms', code: 'too_many_offers' }]);
  });
});

describe('the own list', () => {
  test('shows each property once, newest first, page by page', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.unshift((await owners.create()).body.data._id);
    const request = { token: owners.vendor.token, params: { vendorId: owners.vendor.id } };
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '2', ...(cursor !== undefined && { cursor }) };
      const { body } = await ask('listVendorProperties', { ...request, query });
      pages.push(body.data.map(({ _id }: { _id: string }) => _id));
      cursor = body.nextCursor;
    } while (cursor);
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2)]);
  });

  test('says in the product’s words when it is empty', async () => {
    const request = { token: owners.vendor.token, params: { vendorId: owners.vendor.id } };
    expect((await ask('listVendorProperties', request)).body).toEqual({
      code: 'no_properties',
      message: 'No Posts Available',
      data: [],
    });
  });
});
