import { beforeEach, expect, test } from 'vitest';
import { openAccount, type SignedUp } from '../../support/accounts.ts';
import {
  accept,
  closeNights,
  dayIn,
  previewAcceptance,
  type Room,
  reject,
  requested,
  takenNights,
  waitingFor,
} from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let guests: SignedUp[];
let first: Room;
let second: Room;

/** A hotel with two rooms of one kind. */
beforeEach(async () => {
  guests = await Promise.all([1, 2, 3].map(() => openAccount('user')));
  const form = propertyForm({ rooms: ['101', '102'].map((roomNumber) => roomForm({ roomNumber })) });
  const propertyId = (await owners.create(form)).body.data._id;
  first = { propertyId, roomNumber: 101 };
  second = { propertyId, roomNumber: 102 };
});

const guest = (at: number) => guests[at] as SignedUp;
const preview = async (id: string) => (await previewAcceptance(owners.vendor, id)).body;
const numbersIn = ({ rooms }: { rooms: { roomNumber: number }[] }) => rooms.map(({ roomNumber }) => roomNumber);

test('a preview names the room that an acceptance then takes, and changes nothing', async () => {
  const id = await requested(guest(0), first, [10, 13]);
  await closeNights(owners.vendor, first, [11, 12]);
  const { code, data } = await preview(id);
  expect([code, numbersIn(data), data.declines]).toEqual(['acceptance_preview', [102], []]);
  expect(await waitingFor(owners.vendor)).toEqual([id]);
  expect(await takenNights(second)).toEqual([]);
  expect((await accept(owners.vendor, id)).body.outcomes[0].roomNumbers).toEqual([102]);
});

test('a preview names the requests for which too few rooms of a kind are then left, and no others', async () => {
  await accept(owners.vendor, await requested(guest(2), second, [10, 13]));
  const id = await requested(guest(0), first, [10, 13]);
  const late = await requested(guest(1), first, [12, 15]);
  await requested(guest(2), first, [13, 15]);
  const { data } = await preview(id);
  expect(data.declines).toEqual([
    {
      bookingRequestId: late,
      userName: expect.any(String),
      bookingStartDate: dayIn(12),
      bookingEndDate: dayIn(15),
    },
  ]);
});

test('a request of the kind of which a room is left is not among them', async () => {
  const id = await requested(guest(0), first, [10, 13]);
  await requested(guest(1), first, [10, 13]);
  expect((await preview(id)).data.declines).toEqual([]);
});

test('a request whose nights are taken by now has no preview but says so', async () => {
  const id = await requested(guest(0), first, [10, 13]);
  await closeNights(owners.vendor, first, [10, 13]);
  await closeNights(owners.vendor, second, [10, 13]);
  expect((await previewAcceptance(owners.vendor, id)).body.code).toBe('nights_taken');
});

test('a request that waits no more, or is of another owner, has none', async () => {
  const id = await requested(guest(0), first, [10, 13]);
  expect((await previewAcceptance(owners.other, id)).body.code).toBe('booking_not_found');
  await reject(owners.vendor, id);
  expect((await previewAcceptance(owners.vendor, id)).body.code).toBe('not_waiting');
});
