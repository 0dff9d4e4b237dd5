import { describe, expect, test } from 'vitest';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { ask } from '../../support/accounts.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

/** A property that two devices have on their screens. */
async function onTwoScreens() {
  const form = formSomewhere({ rooms: [roomForm(), roomForm({ roomNumber: '102', price: '5000' })] });
  const { _id, revision } = (await owners.create(form)).body.data;
  return { form, postId: _id as string, revision: revision as number };
}

function named({ hotelDetail, ...form }: ReturnType<typeof formSomewhere>, name: string) {
  return { ...form, hotelDetail: { ...hotelDetail, name } };
}

async function nameOf(postId: string): Promise<string> {
  const { body } = await ask('getVendorProperty', { token: owners.vendor.token, params: { postId } });
  return body.data.hotels[0].name;
}

function turn(postId: string, body: object) {
  return ask('setRoomAvailability', { token: owners.vendor.token, params: { postId, roomNumber: '101' }, body });
}

describe('of two devices that began from the same version', () => {
  test('the later edit is told of the earlier one, and undoes nothing', async () => {
    const { form, postId, revision } = await onTwoScreens();
    expect((await owners.update(postId, { ...named(form, 'Cedar'), revision })).body.data.revision).toBe(revision + 1);
    const later = await owners.update(postId, { ...named(form, 'Fir'), revision });
    expect([later.status, later.body.code, await nameOf(postId)]).toEqual([409, 'conflict', 'Cedar']);
  });

  test('the later edit goes through when it names the version that it has seen by then', async () => {
    const { form, postId, revision } = await onTwoScreens();
    await owners.update(postId, { ...named(form, 'Cedar'), revision });
    const later = await owners.update(postId, { ...named(form, 'Fir'), revision: revision + 1 });
    expect([later.status, await nameOf(postId)]).toEqual([200, 'Fir']);
  });

  test('the one that switches a room or takes the property down is told too', async () => {
    const { form, postId, revision } = await onTwoScreens();
    await owners.update(postId, { ...named(form, 'Cedar'), revision });
    expect((await turn(postId, { availability: false, revision })).status).toBe(409);
    const { token } = owners.vendor;
    const removal = await ask('deleteProperty', { token, params: { postId }, query: { revision: String(revision) } });
    expect([removal.status, await owners.listed()]).toEqual([409, [postId]]);
  });
});

test('an operator who hides a property makes no version of its owner, and overtakes nobody', async () => {
  const { form, postId, revision } = await onTwoScreens();
  const store = propertyStore(owners.desk.tables.properties);
  await store.stand(postId, { hidden: true });
  const edited = await owners.update(postId, { ...named(form, 'Cedar'), revision });
  expect([edited.status, edited.body.data.hidden]).toEqual([200, true]);
  expect((await owners.update(postId, { ...named(form, 'Fir'), revision })).status).toBe(409);
  const { token } = owners.vendor;
  await store.stand(postId, { hidden: undefined });
  const query = { revision: String(edited.body.data.revision) };
  expect((await ask('deleteProperty', { token, params: { postId }, query })).status).toBe(200);
});

test('a call that names no version acts on what stands', async () => {
  const { form, postId } = await onTwoScreens();
  expect((await owners.update(postId, named(form, 'Cedar'))).status).toBe(200);
  expect((await turn(postId, { availability: false })).status).toBe(200);
  expect((await owners.remove(postId)).status).toBe(200);
});

test('the same edit sent again, for its answer was lost, is done already', async () => {
  const { form, postId, revision } = await onTwoScreens();
  const edit = { ...named(form, 'Cedar'), revision };
  const [first, again] = [await owners.update(postId, edit), await owners.update(postId, edit)];
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
});

test('an edit sent again after a crash in its middle is carried out, not called another’s', async () => {
  const { form, postId, revision } = await onTwoScreens();
  const edit = { ...named(form, 'Cedar'), revision };
  let transactions = 0;
  // Everything after the record's own transaction waits, as if the function had ended there.
  const broken = await pauseBefore(
    (command) => isTransaction(command) && ++transactions === 2,
    () => owners.update(postId, edit),
  );
  const again = await owners.update(postId, edit);
  expect([again.status, await nameOf(postId)]).toEqual([200, 'Cedar']);
  await broken.finish();
});

test('two edits at one moment that name no version are both carried out', async () => {
  const { form, postId } = await onTwoScreens();
  const answers = await Promise.all([
    owners.update(postId, named(form, 'Cedar')),
    owners.update(postId, named(form, 'Fir')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('whose property it is comes before which version it is', async () => {
  const { form, postId } = await onTwoScreens();
  const body = { ...form, revision: 999 };
  const stranger = await ask('updateProperty', { token: owners.other.token, params: { postId }, body });
  expect([stranger.status, stranger.body.code]).toEqual([404, 'property_not_found']);
});

test.each(['0', '-1', 'x', '1.5'])('a version of %s is none', async (revision) => {
  const { form, postId } = await onTwoScreens();
  expect((await owners.update(postId, { ...form, revision })).status).toBe(400);
});

describe('a room', () => {
  type Read = { _id: string; roomNumber: number };
  const roomsOf = (body: { data: { hotels: [{ rooms: Read[] }] } }) => body.data.hotels[0].rooms;
  const asForm = ({ _id, roomNumber }: Read) => ({ ...roomForm({ roomNumber: String(roomNumber) }), _id });

  async function edited(postId: string, form: ReturnType<typeof formSomewhere>, rooms: object[]) {
    const { body } = await owners.update(postId, { ...form, hotelDetail: { ...form.hotelDetail, rooms } });
    return roomsOf(body);
  }

  test('that is given another number stays the same room', async () => {
    const { form, postId } = await onTwoScreens();
    const [first, second] = roomsOf((await owners.update(postId, form)).body) as [Read, Read];
    const swapped = [
      { ...asForm(first), roomNumber: '102', price: '7000' },
      { ...asForm(second), roomNumber: '101', price: '8000' },
    ];
    expect(await edited(postId, form, swapped)).toMatchObject([
      { _id: first._id, roomNumber: 102 },
      { _id: second._id, roomNumber: 101 },
    ]);
  });

  test('that is sent without its id is known by its number', async () => {
    const { form, postId } = await onTwoScreens();
    const before = roomsOf((await owners.update(postId, form)).body);
    const after = await edited(postId, form, [roomForm({ roomNumber: '102', price: '9000' }), roomForm()]);
    expect(after.map(({ _id }) => _id)).toEqual([before[1]?._id, before[0]?._id]);
  });

  test('that is new gets an id of its own, whatever id it claims', async () => {
    const { form, postId } = await onTwoScreens();
    const [first] = roomsOf((await owners.update(postId, form)).body) as [Read];
    const rooms = [
      asForm(first),
      { ...asForm(first), roomNumber: '7' },
      { ...roomForm({ roomNumber: '8' }), _id: 'stolen' },
    ];
    const after = await edited(postId, form, rooms);
    expect(after[0]?._id).toBe(first._id);
    expect(new Set(after.map(({ _id }) => _id)).size).toBe(3);
    expect(after.map(({ _id }) => _id)).not.toContain('stolen');
  });
});
