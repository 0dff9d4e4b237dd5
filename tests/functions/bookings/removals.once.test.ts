import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmEmail, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, closeNights, type Room, request, requested, takenNights, waitingFor } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { atEveryCall, isTransaction, pauseBefore } from '../../support/pause.ts';
import { at, passTime } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let guest: SignedUp;

beforeEach(async () => {
  guest = await openAccount('user');
  // Some tests list more than an account may have before that.
  await confirmEmail(owners.vendor);
});

const two = () => propertyForm({ rooms: [roomForm(), roomForm({ roomNumber: '102', No_of_beds: '2' })] });
const withoutFirst = () => propertyForm({ rooms: [roomForm({ roomNumber: '102', No_of_beds: '2' })] });

async function aRoom(): Promise<Room> {
  return { propertyId: (await owners.create(two())).body.data._id, roomNumber: 101 };
}

const removals = [
  ['property', 'has_active_bookings', ({ propertyId }: Room) => owners.remove(propertyId)],
  ['room', 'room_has_bookings', ({ propertyId }: Room) => owners.update(propertyId, withoutFirst())],
] as const;

describe.each(removals)('a %s', (_, refusal, remove) => {
  test('in which somebody has nights ahead stays', async () => {
    const room = await aRoom();
    await accept(owners.vendor, await requested(guest, room));
    const { status, body } = await remove(room);
    expect([status, body.code]).toEqual([409, refusal]);
    expect(await takenNights(room)).toHaveLength(3);
  });

  test('in which somebody has nights as far ahead as nights can be booked stays', async () => {
    const room = await aRoom();
    await accept(owners.vendor, await requested(guest, room, [365, 395]));
    expect((await remove(room)).body.code).toBe(refusal);
  });

  test('with nights that its owner has closed, and no guest, is removed', async () => {
    const room = await aRoom();
    await closeNights(owners.vendor, room, [10, 20]);
    expect((await remove(room)).status).toBe(200);
  });

  test('that was not removed can be booked as before', async () => {
    const room = await aRoom();
    await accept(owners.vendor, await requested(guest, room));
    await remove(room);
    const id = await requested(guest, room, [20, 21]);
    expect((await accept(owners.vendor, id)).status).toBe(200);
  });

  test('does not wait for guests who leave today', async () => {
    const room = await aRoom();
    await accept(owners.vendor, await requested(guest, room, [10, 13]));
    at(13, '08:00');
    expect((await remove(room)).status).toBe(200);
  });

  test('that is removed takes no acceptance and no request any more', async () => {
    const room = await aRoom();
    const id = await requested(guest, room);
    expect((await remove(room)).status).toBe(200);
    expect((await accept(owners.vendor, id)).body.code).toBe('room_not_found');
    expect((await accept(owners.vendor)).body.outcomes).toEqual([{ bookingRequestId: id, outcome: 'room_removed' }]);
    expect((await request(guest, room)).body.code).toBe('room_not_found');
  });

  test('is never both removed and booked, wherever the removal stands while a request is accepted', async () => {
    const calls = await atEveryCall(async (call) => {
      const room = await aRoom();
      const id = await requested(await openAccount('user'), room);
      const removal = await pauseBefore(call, () => remove(room));
      const accepted = await accept(owners.vendor, id);
      const { status } = await removal.finish();
      expect([accepted.status, status].filter((each) => each === 200)).toHaveLength(1);
      return removal;
    });
    expect(calls).toBeGreaterThan(5);
  }, 120_000);

  test('is never both removed and booked, wherever the acceptance stands while it is removed', async () => {
    const calls = await atEveryCall(async (call) => {
      const room = await aRoom();
      const id = await requested(await openAccount('user'), room);
      const acceptance = await pauseBefore(call, () => accept(owners.vendor, id));
      const { status } = await remove(room);
      const accepted = await acceptance.finish();
      // Who had accepted already when he was stopped was only reading his list.
      expect([accepted.status, status].filter((each) => each === 200)).toHaveLength(1);
      return acceptance;
    });
    expect(calls).toBeGreaterThan(4);
  }, 120_000);

  test('whose removal is begun twice, the first answer being lost, is removed', async () => {
    const room = await aRoom();
    let begun: UpdateCommand | undefined;
    const removal = await pauseBefore(
      (command) => {
        if (command instanceof UpdateCommand && command.input.Key?.sk === 'removal') begun ??= command;
        return isTransaction(command);
      },
      () => remove(room),
    );
    if (begun) await owners.desk.tables.properties.client.send(begun);
    expect((await removal.finish()).status).toBe(200);
  });

  test('whose removal ended in a crash can be booked again', async () => {
    const room = await aRoom();
    const id = await requested(guest, room);
    const crashed = await pauseBefore(isTransaction, () => remove(room));
    expect(crashed.stopped).toBe(true);
    expect((await accept(owners.vendor, id)).body.code).toBe('being_changed');
    passTime(31);
    expect((await accept(owners.vendor, id)).status).toBe(200);
    expect((await crashed.finish()).status).toBe(409);
    expect(await takenNights(room)).toHaveLength(3);
    expect(await waitingFor(owners.vendor)).toEqual([]);
  });
});
