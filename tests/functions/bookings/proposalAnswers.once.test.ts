import { describe, expect, test } from 'vitest';
import { openAccount } from '../../support/accounts.ts';
import { accept, closeNights, dayIn, requested } from '../../support/bookings.ts';
import { numbersOf } from '../../support/groups.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { openProposals } from '../../support/proposals.ts';
import { at } from '../../support/time.ts';

const desk = openProposals();
const nights = [dayIn(10), dayIn(11), dayIn(12)];

/** A proposal and its booking as they are seen: states, rooms, total, and the taken nights of rooms 101 and 301. */
async function seen() {
  const { proposal, total, ...booking } = await desk.shown();
  const taken = [await desk.taken(101), await desk.taken(301)];
  return { state: [proposal?.status, proposal?.endedBy], rooms: numbersOf(booking), total, taken };
}

const stands = { rooms: [101], total: 12_000, taken: [nights, []] };

describe('the yes of a guest', () => {
  test('gives the booking the other room at its price', async () => {
    const id = await desk.booked();
    const { status, body } = await desk.answer(id, await desk.proposed(id), true);
    expect([status, body.code, numbersOf(body.data), body.data.total]).toEqual([200, 'proposal_accepted', [301], 9000]);
    expect(await seen()).toEqual({
      ...{ state: ['accepted', undefined], rooms: [301], total: 9000 },
      taken: [[], nights],
    });
  });

  test('twice, and two at once, are one', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    const answers = await Promise.all([desk.answer(id, proposalId, true), desk.answer(id, proposalId, true)]);
    const again = await desk.answer(id, proposalId, true);
    expect([...answers, again].map(({ status, body }) => [status, body.data.revision])).toEqual(
      Array(3).fill([200, 2]),
    );
    expect((await desk.answer(id, proposalId, false)).body.code).toBe('proposal_over');
  });

  test('during the stay changes the nights that are left', async () => {
    const id = await desk.booked([10, 14]);
    at(12, '09:00');
    const { body } = await desk.answer(id, await desk.proposed(id), true);
    expect(body.data.rooms).toMatchObject([
      { roomNumber: 101, until: dayIn(0), price: 4000 },
      { roomNumber: 301, from: dayIn(0), price: 3000 },
    ]);
    expect([body.data.total, await desk.taken(101), await desk.taken(301)]).toEqual([
      ...[14_000, []],
      [dayIn(0), dayIn(1)],
    ]);
  });

  test('to an earlier proposal is none to the one that waits', async () => {
    const id = await desk.booked();
    const first = await desk.proposed(id);
    await desk.withdraw(id, first);
    await desk.proposed(id, { to: 201, price: 9000 });
    expect((await desk.answer(id, first, true)).body.code).toBe('proposal_over');
    expect(await seen()).toEqual({ ...stands, state: ['open', undefined] });
  });

  test('finds the room under the number that it has by now', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    await desk.renumber(301, 302);
    expect(numbersOf((await desk.answer(id, proposalId, true)).body.data)).toEqual([302]);
  });

  test('of somebody else, or of the owner, is not found', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    expect((await desk.answer(id, proposalId, true, await openAccount('user'))).body.code).toBe('booking_not_found');
    expect((await desk.answer(id, proposalId, true, desk.owners.vendor)).status).toBe(401);
  });
});

describe('a proposal without a yes changes nothing', () => {
  test('where the guest says no', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    const answers = [await desk.answer(id, proposalId, false), await desk.answer(id, proposalId, false)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([200, 'proposal_refused']));
    expect(await seen()).toEqual({ ...stands, state: ['refused', undefined] });
    expect((await desk.withdraw(id, proposalId)).body.code).toBe('proposal_over');
  });

  test('where the owner takes it back', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    const answers = [await desk.withdraw(id, proposalId), await desk.withdraw(id, proposalId)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([200, 'proposal_withdrawn']));
    expect((await desk.answer(id, proposalId, true)).body.code).toBe('proposal_over');
    expect(await seen()).toEqual({ ...stands, state: ['withdrawn', undefined] });
  });

  test('where its time is over', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    at(1, '23:59');
    expect((await desk.answer(id, proposalId, true)).body.code).toBe('proposal_over');
    expect((await desk.answer(id, proposalId, false)).body.code).toBe('proposal_over');
    expect((await desk.withdraw(id, proposalId)).body.code).toBe('proposal_over');
  });

  test('where the other room was booked meanwhile, and says why', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    const next = { propertyId: desk.propertyId, roomNumber: 301 };
    await accept(desk.owners.vendor, await requested(await openAccount('user'), next, [12, 13], { guests: 1 }));
    const { status, body } = await desk.answer(id, proposalId, true);
    expect([status, body.code]).toEqual([409, 'proposal_blocked']);
    expect(await seen()).toEqual({ ...stands, state: ['ended', 'nights_taken'], taken: [nights, [dayIn(12)]] });
    expect((await desk.answer(id, proposalId, true)).body.code).toBe('proposal_over');
  });

  test('where the other room is closed at the moment of the yes', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    const saying = await pauseBefore(isTransaction, () => desk.answer(id, proposalId, true));
    await closeNights(desk.owners.vendor, { propertyId: desk.propertyId, roomNumber: 301 }, [10, 11]);
    expect([saying.stopped, (await saying.finish()).body.code]).toEqual([true, 'proposal_blocked']);
    expect(await seen()).toMatchObject({ state: ['ended', 'nights_taken'], rooms: [101] });
  });

  test('where it is taken back at the moment of the yes', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    const saying = await pauseBefore(isTransaction, () => desk.answer(id, proposalId, true));
    await desk.withdraw(id, proposalId);
    expect([saying.stopped, (await saying.finish()).body.code]).toEqual([true, 'proposal_over']);
    expect(await seen()).toEqual({ ...stands, state: ['withdrawn', undefined] });
  });

  test('where the other room is not there any more', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    await desk.renumber(301);
    expect((await desk.answer(id, proposalId, true)).body.code).toBe('proposal_blocked');
    expect((await desk.shown()).proposal).toMatchObject({ status: 'ended', endedBy: 'room_removed' });
  });
});
