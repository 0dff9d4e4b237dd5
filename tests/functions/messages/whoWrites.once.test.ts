import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { profileKey } from '../../../functions/accounts/accountKeys.ts';
import { ask, confirmDirectly, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, bookingsOf, refuse, requested } from '../../support/bookings.ts';
import { guestsThread, newKey, openParties, reply, write } from '../../support/messages.ts';
import { propertyForm } from '../../support/vendorDesk.ts';
import { dismiss, openStaff } from '../staff/people.ts';

const parties = openParties();
const { owners } = parties;

/** Writes as the owner by the booking that is named. */
function writeFirst(vendor: SignedUp, thread: string, bookingRequestId?: string) {
  const body = { text: 'Welcome', requestKey: newKey(), ...(bookingRequestId && { bookingRequestId }) };
  return ask('sendMessageAsOwner', { token: vendor.token, params: { threadId: thread }, body });
}

describe('a guest', () => {
  test('asks no owner who has not confirmed the e-mail, and reads so before', async () => {
    const body = { ...propertyForm(), vendorId: owners.other.id };
    const { _id } = (await ask('createProperty', { token: owners.other.token, body })).body.data;
    const takesQuestions = async () =>
      (await ask('getRoomDetails', { params: { roomId: _id } })).body.data.host.takesQuestions;
    expect([(await guestsThread(parties.guest, _id)).thread.closed, await takesQuestions()]).toEqual([
      'person_gone',
      undefined,
    ]);
    const answered = await write(parties.guest, _id, 'One');
    expect([answered.status, answered.body.code]).toEqual([409, 'host_unconfirmed']);
    await confirmDirectly(owners.desk.tables, owners.other);
    expect([(await write(parties.guest, _id, 'One')).status, await takesQuestions()]).toEqual([201, true]);
  });

  test('asks at no hotel that is not there', async () => {
    const { status, body } = await write(parties.guest, newKey(), 'One');
    expect([status, body.code]).toEqual([404, 'room_not_found']);
    const read = await ask('getUserThread', { token: parties.guest.token, params: { propertyId: newKey() } });
    expect(read.body.code).toBe('room_not_found');
  });

  test('whom an owner refuses begins no thread, and goes on in one that is there', async () => {
    const id = await requested(parties.guest, { propertyId: parties.propertyId, roomNumber: 101 });
    await refuse(owners.vendor, id);
    expect((await write(parties.guest, parties.propertyId, 'One')).body.code).toBe('refused_by_host');
    expect((await writeFirst(owners.vendor, await parties.threadId(), id)).status).toBe(201);
    expect((await write(parties.guest, parties.propertyId, 'One')).status).toBe(201);
  });

  test('reads that the account of a suspended owner is gone, and writes no more', async () => {
    await write(parties.guest, parties.propertyId, 'One');
    const { client, name: TableName } = owners.desk.tables.vendors;
    const set = {
      UpdateExpression: 'SET suspension = :s',
      ExpressionAttributeValues: { ':s': { at: '', reason: '' } },
    };
    await client.send(new UpdateCommand({ TableName, Key: profileKey(owners.vendor.id), ...set }));
    expect((await guestsThread(parties.guest, parties.propertyId)).thread.closed).toBe('person_gone');
    const { status, body } = await write(parties.guest, parties.propertyId, 'Two');
    expect([status, body.code]).toEqual([409, 'thread_closed']);
  });

  test('reads a thread whose hotel is gone, and that it is', async () => {
    await write(parties.guest, parties.propertyId, 'One');
    await owners.remove(parties.propertyId);
    const { thread, data } = await guestsThread(parties.guest, parties.propertyId);
    expect([thread.closed, data.length]).toEqual(['hotel_gone', 1]);
  });

  test('names days that the question is about, in the form of the API', async () => {
    const days = { bookingStartDate: '2027-05-12', bookingEndDate: '2027-05-14' };
    const body = { text: 'Is it free?', requestKey: newKey(), ...days };
    const { status } = await ask('sendMessage', {
      token: parties.guest.token,
      params: { propertyId: parties.propertyId },
      body,
    });
    const { data } = await guestsThread(parties.guest, parties.propertyId);
    expect([status, data[0]]).toMatchObject([201, days]);
  });

  test.each([[{ bookingStartDate: '2027-05-14', bookingEndDate: '2027-05-12' }], [{ bookingStartDate: '2027-05-14' }]])(
    'whose days are %j is told at the field',
    async (days) => {
      const body = { text: 'Is it free?', requestKey: newKey(), ...days };
      const answered = await ask('sendMessage', {
        token: parties.guest.token,
        params: { propertyId: parties.propertyId },
        body,
      });
      expect([answered.status, answered.body.issues[0].path]).toEqual([400, 'bookingEndDate']);
    },
  );
});

describe('an owner', () => {
  test('writes first to the guest of a booking, which names the thread', async () => {
    const id = await requested(parties.guest, { propertyId: parties.propertyId, roomNumber: 101 });
    await accept(owners.vendor, id);
    const [{ threadId: thread }] = await bookingsOf(parties.guest);
    const opened = await ask('getVendorThread', {
      ...{ token: owners.vendor.token, params: { threadId: thread }, query: { bookingRequestId: id } },
    });
    expect([opened.status, opened.body.data, opened.body.thread.name]).toEqual([200, [], 'Zarmina']);
    expect((await writeFirst(owners.vendor, thread, id)).status).toBe(201);
    expect((await guestsThread(parties.guest, parties.propertyId)).data).toMatchObject([
      { by: 'owner', text: 'Welcome' },
    ]);
  });

  test('writes first to nobody without a booking, or with that of another guest', async () => {
    const other = await openAccount('user');
    const id = await requested(other, { propertyId: parties.propertyId, roomNumber: 101 });
    const thread = await parties.threadId();
    const tried = [
      await writeFirst(owners.vendor, thread),
      await writeFirst(owners.vendor, thread, id),
      await writeFirst(owners.vendor, thread, newKey()),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test("writes in nobody else's thread, also with the booking of it", async () => {
    const id = await requested(parties.guest, { propertyId: parties.propertyId, roomNumber: 101 });
    await confirmDirectly(owners.desk.tables, owners.other);
    expect((await writeFirst(owners.other, await parties.threadId(), id)).status).toBe(404);
    await write(parties.guest, parties.propertyId, 'One');
    expect((await writeFirst(owners.other, await parties.threadId(), id)).status).toBe(404);
  });

  test('who has not confirmed the e-mail writes nothing', async () => {
    const { status, body } = await reply(owners.other, await parties.threadId(), 'One');
    expect([status, body.code]).toEqual([403, 'writer_unconfirmed']);
  });
});

describe('a member of the staff', () => {
  test('answers in the name of the house: the hotel reads who it was, the guest does not', async () => {
    const member = await openStaff(owners.vendor);
    await write(parties.guest, parties.propertyId, 'One');
    const thread = await parties.threadId();
    const { body } = await reply(member, thread, 'Two');
    expect(body.data).toMatchObject({ by: 'owner', text: 'Two', name: 'Karim Baig' });
    const read = await ask('getVendorThread', { token: owners.vendor.token, params: { threadId: thread } });
    expect(read.body.data[0].name).toBe('Karim Baig');
    const { data, thread: told } = await guestsThread(parties.guest, parties.propertyId);
    expect([data[0], told.name]).toEqual([{ _id: '2', by: 'owner', text: 'Two', at: data[0].at }, 'Zarmina']);
  });

  test('blocks nobody', async () => {
    const { token } = await openStaff(owners.vendor);
    await write(parties.guest, parties.propertyId, 'One');
    const params = { threadId: await parties.threadId() };
    const { status, body } = await ask('blockThreadAsOwner', { token, params, body: { blocked: true } });
    expect([status, body.code]).toEqual([403, 'not_for_staff']);
  });

  test('who was sent away writes no more', async () => {
    const member = await openStaff(owners.vendor);
    await write(parties.guest, parties.propertyId, 'One');
    await dismiss(owners.vendor, member.id);
    expect((await reply(member, await parties.threadId(), 'Two')).status).toBe(401);
  });
});
