import { expect, test } from 'vitest';
import { instantOf } from '../../../shared/rules/dates.ts';
import { ask } from '../../support/accounts.ts';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { dayIn } from '../../support/bookings.ts';
import { moveDays } from '../../support/otherDays.ts';
import { at, passTime } from '../../support/time.ts';

const hour = 3600;
const instantIn = (days: number, of: number) => instantOf(dayIn(days), of).toISOString();
const desk = openAdvances({ share: 50, hours: 72, notWithinDays: 0, policy: 'flexible' });

/** The owner proposes three nights from another day on, and the guest agrees. */
async function move(id: string, days: number, by: 'owner' | 'guest' = 'owner'): Promise<void> {
  expect(await moveDays(desk, id, days, by)).toBeLessThan(300);
}

test.each(['owner', 'guest'] as const)(
  'a nearer arrival that the %s asks for ends the time to pay at 20:00 of its eve',
  async (by) => {
    at(0, '10:00');
    const id = await desk.booked([10, 13]);
    await move(id, 2, by);
    const until = instantIn(1, 20);
    expect((await desk.record(id))?.advance).toEqual({ state: 'asked', amount: 6000, until });
    expect((await desk.shown(id)).advance).toMatchObject({ status: 'asked', until });
  },
);

test('a booking whose time was shortened lapses at its end, and frees the nights that it has', async () => {
  at(0, '10:00');
  const id = await desk.booked([10, 13]);
  await move(id, 2);
  at(1, '20:01');
  await bookingsAreDue();
  expect(await desk.record(id)).toMatchObject({ state: 'cancelled', cancelledBy: 'lapse' });
  expect((await desk.advance(id)).lapsedAt).toBe(instantIn(0, 20));
  expect(await desk.taken()).toEqual([]);
});

test('a guest whose time was shortened is reminded at its half, and once', async () => {
  at(0, '10:00');
  const id = await desk.booked([10, 13]);
  await move(id, 3);
  const told = async () => (await desk.advance(id)).told.includes('advance.reminded');
  passTime(28 * hour);
  await bookingsAreDue();
  expect(await told()).toBe(false);
  passTime(hour + 1);
  await bookingsAreDue();
  expect(await told()).toBe(true);
  const { revision } = await desk.advance(id);
  passTime(8 * hour);
  await bookingsAreDue();
  expect((await desk.advance(id)).revision).toBe(revision);
});

test('a later arrival makes the time to pay no longer', async () => {
  const id = await desk.booked([10, 13]);
  const { until } = await desk.advance(id);
  await move(id, 20);
  expect((await desk.record(id))?.advance?.until).toBe(until);
});

test('an arrival that leaves fewer than six hours to pay ends the advance, and the booking stands', async () => {
  at(0, '15:00');
  const id = await desk.booked([10, 13]);
  await move(id, 1);
  expect((await desk.record(id))?.advance).toEqual({ state: 'ended', amount: 6000 });
  at(1, '21:00');
  await bookingsAreDue();
  expect((await desk.record(id))?.state).toBe('active');
  expect((await desk.shown(id)).account).toEqual({ owed: 12_000, paid: 0, balance: 12_000 });
});

test('a part that came stays where the arrival leaves fewer than six hours for the rest', async () => {
  at(0, '15:00');
  const id = await desk.booked([10, 13]);
  await desk.prove(id, { amount: 2500 });
  await desk.answer(id, 'received');
  await move(id, 1);
  expect((await desk.record(id))?.advance).toEqual({ state: 'received', amount: 6000 });
  expect((await desk.shown(id)).account).toEqual({ owed: 12_000, paid: 2500, balance: 9500 });
});

test('a payment that was not seen may be proved for a day where the arrival is nearer, and ends no stay', async () => {
  at(0, '10:00');
  const id = await desk.booked([10, 13]);
  await desk.prove(id);
  await desk.answer(id, 'unseen');
  await move(id, 1);
  expect((await desk.record(id))?.advance).toEqual({ state: 'unseen', amount: 6000 });
  expect((await desk.advance(id)).until).toBe(instantIn(1, 10));
  passTime(25 * hour);
  await bookingsAreDue();
  expect([(await desk.record(id))?.state, (await desk.advance(id)).state]).toEqual(['active', 'ended']);
});

test('a payment that was sent before the arrival came nearer may be proved again until its eve alone', async () => {
  at(0, '10:00');
  const id = await desk.booked([10, 13]);
  await desk.prove(id);
  await move(id, 3);
  await desk.answer(id, 'unseen');
  expect((await desk.record(id))?.advance?.until).toBe(instantIn(2, 20));
});

test('a booking whose time to pay is over takes no other days, whether or not that is written down', async () => {
  at(0, '10:00');
  const id = await desk.booked([10, 13]);
  passTime(73 * hour);
  expect(await moveDays(desk, id, 20)).toBe(409);
  expect((await desk.advance(id)).state).toBe('asked');
  await bookingsAreDue();
  await bookingsAreDue();
  expect([(await desk.record(id))?.state, await desk.taken()]).toEqual(['cancelled', []]);
});

test('a change that is agreed to after the time to pay is over changes nothing', async () => {
  at(0, '10:00');
  const id = await desk.booked([10, 13]);
  passTime(60 * hour);
  const { revision = 0 } = (await desk.record(id)) ?? {};
  const stay = { bookingStartDate: dayIn(20), bookingEndDate: dayIn(23), guests: '2', total: 12_000, revision };
  const params = { bookingRequestId: id };
  const asked = await ask('proposeChange', { token: desk.owners.vendor.token, params, body: stay });
  passTime(13 * hour);
  const { proposalId } = asked.body.data.proposal;
  const body = { agree: true };
  const answered = await ask('answerProposal', { token: desk.guest.token, params: { ...params, proposalId }, body });
  expect([answered.status, (await desk.record(id))?.checkIn]).toEqual([409, dayIn(7)]);
});

test('rooms are neither given back nor moved once the time to pay is over, whether or not that is written down', async () => {
  at(0, '10:00');
  const id = await desk.booked([10, 13]);
  passTime(73 * hour);
  const { revision = 0 } = (await desk.record(id)) ?? {};
  const { token } = desk.guest;
  const params = { bookingRequestId: id };
  const given = await ask('giveRoomsBack', { token, params, body: { roomNumbers: [101], revision } });
  const move = { roomNumber: 101, toRoomNumber: 101, revision };
  const moved = await ask('moveRoom', { token: desk.owners.vendor.token, params, body: move });
  expect([given.body.code, moved.body.code]).toEqual(['rooms_fixed', 'rooms_fixed']);
});
