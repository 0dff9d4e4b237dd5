import { expect, test } from 'vitest';
import { dayIn } from '../../support/bookings.ts';
import { eventsOf, holdToEachOther, openChannel } from '../../support/channels.ts';
import { openProposals } from '../../support/proposals.ts';

const desk = openProposals();
holdToEachOther(() => desk.owners.desk.tables);

const nights = [10, 11].map(dayIn);
const stateOf = async () => (await eventsOf(desk.owners.vendor)).map(({ state, roomNumber }) => [state, roomNumber]);

/** A booking of room 101, and an event that waits for it. */
async function awaited(): Promise<string> {
  const id = await desk.booked([10, 12]);
  const channel = await openChannel(desk.owners.vendor, { propertyId: desk.propertyId, roomNumber: 101 });
  await channel.says([{ uid: 'one@airbnb.com', days: [10, 12] }]);
  expect(await stateOf()).toEqual([['clash', undefined]]);
  return id;
}

test('a proposal that its guest agrees to gives the room that it leaves to an event that waits', async () => {
  const id = await awaited();
  expect((await desk.answer(id, await desk.proposed(id), true)).status).toBe(200);
  expect([await desk.taken(101), await desk.taken(301), await stateOf()]).toEqual([nights, nights, [['held', 101]]]);
});

test('a proposal of a room that an event has by now is blocked, and the booking stays', async () => {
  const id = await desk.booked([10, 12]);
  const proposalId = await desk.proposed(id);
  const channel = await openChannel(desk.owners.vendor, { propertyId: desk.propertyId, roomNumber: 301 });
  await channel.says([{ uid: 'one@airbnb.com', days: [11, 12] }]);
  expect((await desk.answer(id, proposalId, true)).body.code).toBe('proposal_blocked');
  expect([await desk.taken(101), await desk.taken(301), await stateOf()]).toEqual([
    nights,
    [dayIn(11)],
    [['held', 301]],
  ]);
});

test('a proposal of another room is blocked where an event waits for that which the booking would leave, too', async () => {
  const id = await awaited();
  const proposalId = await desk.proposed(id);
  const channel = await openChannel(desk.owners.vendor, { propertyId: desk.propertyId, roomNumber: 301 });
  await channel.says([{ uid: 'two@airbnb.com', days: [10, 11] }]);
  expect((await desk.answer(id, proposalId, true)).body.code).toBe('proposal_blocked');
  expect(await desk.taken(101)).toEqual(nights);
});
