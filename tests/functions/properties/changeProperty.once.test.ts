import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../shared/api.ts';
import { ask } from '../../support/accounts.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

describe('changing', () => {
  test('replaces what is said and what is found', async () => {
    const form = formSomewhere();
    const { body } = await owners.create(form);
    const rooms = [roomForm({ price: '5200' }), roomForm({ roomNumber: '102', price: '6000' })];
    const changed = await owners.update(body.data._id, {
      ...form,
      hotelDetail: { ...form.hotelDetail, name: 'Cedar', rooms },
    });
    expect(changed.body.data).toMatchObject({ _id: body.data._id, hotels: [{ name: 'Cedar' }] });
    expect(await found(form.Location)).toEqual([
      { room: 101, price: 5200 },
      { room: 102, price: 6000 },
    ]);
    expect(changed.body.data.listedAt).toBe(body.data.listedAt);
  });

  test('keeps several ways of heating, hot water and power, and none where a set is empty', async () => {
    const amenities = { heating: ['stove', 'electric'], hotWater: ['hours', 'solar'] };
    const form = propertyForm({ rooms: [{ ...roomForm(), amenities }] });
    const said = async (power: string[]) => {
      const { body } = await owners.create({ ...form, hotelDetail: { ...form.hotelDetail, amenities: { power } } });
      const [hotel] = body.data.hotels;
      return [hotel.amenities, hotel.rooms[0].amenities];
    };
    const ofRoom = { heating: ['electric', 'stove'], hotWater: ['hours', 'solar'] };
    expect(await said(['solar', 'generator'])).toEqual([{ power: ['generator', 'solar'] }, ofRoom]);
    expect(await said([])).toEqual([{}, ofRoom]);
  });

  test.each([
    [['none', 'gas'], 'Heating cannot be both gas and none. Leave one of them out.'],
    [['gas', 'magic'], 'Heating must be one of central, gas, electric, stove, none'],
    [[{ gas: true }], 'Heating must be one of central, gas, electric, stove, none'],
    [7, 'Heating must be one of central, gas, electric, stove, none'],
  ])('refuses the heating %j with a sentence', async (heating, message) => {
    const { body } = await owners.create(
      propertyForm({ rooms: [Object.assign(roomForm(), { amenities: { heating } })] }),
    );
    expect(body.issues).toMatchObject([{ path: 'hotelDetail.rooms.0.amenities.heating', message }]);
  });

  test('keeps words in Urdu where the change says nothing of them, and takes them away by an empty text', async () => {
    const form = formSomewhere();
    const said = ({ body }: { body: { data: { hotels: object[] } } }) => body.data.hotels[0];
    const withWords = (words: object) => ({ ...form, hotelDetail: { ...form.hotelDetail, ...words } });
    const words = { urduName: 'دیودار ہاؤس', urduDescription: 'گرم کمرے' };
    const created = await owners.create(withWords(words));
    const { _id } = created.body.data;
    expect(said(created)).toMatchObject(words);
    expect(said(await owners.update(_id, form))).toMatchObject(words);
    const changed = said(await owners.update(_id, withWords({ urduName: 'دیودار', urduDescription: '' })));
    expect(changed).toMatchObject({ urduName: 'دیودار' });
    expect(changed).not.toHaveProperty('urduDescription');
  });

  test('covers links and numbers of words in Urdu for guests, and not for their owner', async () => {
    const form = formSomewhere();
    const urduDescription = 'فون کریں 0300 1234567';
    const { body } = await owners.create({ ...form, hotelDetail: { ...form.hotelDetail, urduDescription } });
    expect(body.data.hotels[0].urduDescription).toBe(urduDescription);
    const details = await ask('getRoomDetails', { params: { roomId: body.data._id } });
    expect(details.body.data.roomDetails.hotels[0].urduDescription).toBe('فون کریں •••');
  });

  test('keeps what is said of amenities where the change says nothing of them, and replaces it where it does', async () => {
    const room = { ...roomForm(), amenities: { heating: ['gas'], floor: '2' } };
    const hotel = propertyForm({ rooms: [room] });
    const listed = { ...hotel, hotelDetail: { ...hotel.hotelDetail, amenities: { road: 'foot', walk: 300 } } };
    const { _id } = (await owners.create(listed)).body.data;
    const said = async () => {
      const [{ amenities, rooms }] = (await ask('getRoomDetails', { params: { roomId: _id } })).body.data.roomDetails
        .hotels;
      return [amenities, rooms[0].amenities];
    };
    expect(await said()).toEqual([
      { road: 'foot', walk: 300 },
      { heating: ['gas'], floor: 2 },
    ]);
    await owners.update(_id, propertyForm({ rooms: [roomForm()] }));
    expect(await said()).toEqual([
      { road: 'foot', walk: 300 },
      { heating: ['gas'], floor: 2 },
    ]);
    await owners.update(_id, propertyForm({ rooms: [{ ...roomForm(), amenities: {} }] }));
    expect(await said()).toEqual([{ road: 'foot', walk: 300 }, {}]);
  });

  test('shows in the search at once what changed of a card alone', async () => {
    const form = formSomewhere();
    const { body } = await owners.create(form);
    const hotelDetail = { ...form.hotelDetail, name: 'Cedar', description: 'Above the river.' };
    expect((await owners.update(body.data._id, { ...form, hotelDetail })).status).toBe(200);
    const { body: search } = await ask('searchRooms', { body: { location: form.Location } });
    expect(search.data[0].hotels[0]).toMatchObject({ name: 'Cedar', description: 'Above the river.' });
  });

  test('a room that is switched off is found no more, and again when it is switched on', async () => {
    const form = formSomewhere({ rooms: [roomForm(), roomForm({ roomNumber: '102', price: '6000' })] });
    const { body } = await owners.create(form);
    const turn = (availability: boolean) =>
      ask('setRoomAvailability', {
        token: owners.vendor.token,
        params: { postId: body.data._id, roomNumber: '101' },
        body: { availability },
      });
    expect((await turn(false)).body.data.hotels[0].rooms[0].availability).toBe(false);
    expect(await found(form.Location)).toEqual([{ room: 102, price: 6000 }]);
    await turn(true);
    expect(await found(form.Location)).toHaveLength(2);
  });

  test('switches of several rooms at one moment all hold', async () => {
    const numbers = ['1', '2', '3', '4'];
    const { body } = await owners.create(
      propertyForm({ rooms: numbers.map((roomNumber) => roomForm({ roomNumber })) }),
    );
    const answers = await Promise.all(
      numbers.map((roomNumber) =>
        ask('setRoomAvailability', {
          token: owners.vendor.token,
          params: { postId: body.data._id, roomNumber },
          body: { availability: false },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body: figures } = await ask('getVendorFigures', {
      token: owners.vendor.token,
      params: { vendorId: owners.vendor.id },
    });
    expect(figures.data).toMatchObject({ properties: 1, rooms: 4, roomsAvailable: 0 });
  });

  test('a room that is not there is not found', async () => {
    const { body } = await owners.create();
    const params = { postId: body.data._id, roomNumber: '7' };
    const answer = await ask('setRoomAvailability', {
      token: owners.vendor.token,
      params,
      body: { availability: true },
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'room_not_found']);
  });
});

describe('taking down', () => {
  test('removes the property from the list, from search and from the details', async () => {
    const form = formSomewhere();
    const { body } = await owners.create(form);
    expect((await owners.remove(body.data._id)).body.data).toEqual({ _id: body.data._id });
    expect(await owners.listed()).toEqual([]);
    expect(await found(form.Location)).toEqual([]);
    expect((await ask('getRoomDetails', { params: { roomId: body.data._id } })).status).toBe(404);
  });

  test('again, for the answer was lost, is done already', async () => {
    const { body } = await owners.create();
    const [first, second] = [await owners.remove(body.data._id), await owners.remove(body.data._id)];
    expect(second.body).toEqual(first.body);
    const other = await ask('deleteProperty', { token: owners.other.token, params: { postId: body.data._id } });
    expect([other.status, other.body.code]).toEqual([404, 'property_not_found']);
  });
});

describe('the property of another vendor', () => {
  const calls: [Operation, object][] = [
    ['getVendorProperty', {}],
    ['updateProperty', { body: propertyForm() }],
    ['deleteProperty', {}],
    ['setRoomAvailability', { body: { availability: false } }],
    ['setKindPrice', { body: { price: 1 } }],
    ['getRates', {}],
    ['setRates', { body: { weekdays: [], seasons: [], days: [], longStays: [], extras: [], revision: 0 } }],
  ];

  test.each(calls)('is not found by %s, just as one that is not there', async (operation, request) => {
    const { body } = await owners.create();
    const answers = await Promise.all(
      [body.data._id, 'nowhere'].map((postId) =>
        ask(operation, { token: owners.other.token, params: { postId, roomNumber: '101', kind: 'any' }, ...request }),
      ),
    );
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual([
      [404, 'property_not_found'],
      [404, 'property_not_found'],
    ]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await owners.listed()).toEqual([body.data._id]);
  });
});
