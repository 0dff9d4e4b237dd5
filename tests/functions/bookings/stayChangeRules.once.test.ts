import { describe, expect, test } from 'vitest';
import { openAccount } from '../../support/accounts.ts';
import { accept, dayIn, requested } from '../../support/bookings.ts';
import { openProposals } from '../../support/proposals.ts';
import { stayChangesOf } from '../../support/stayChanges.ts';
import { at } from '../../support/time.ts';

const desk = openProposals();
const changes = stayChangesOf(desk);
const { stay, agreed } = changes;
const room = (roomNumber: number) => ({ propertyId: desk.propertyId, roomNumber });
const nights = (...days: number[]) => days.map(dayIn);

describe('a change of a stay', () => {
  test('is held to the total that was seen', async () => {
    const id = await desk.booked();
    const { status, body } = await changes.ask(id, { total: 11_000 });
    expect([status, body.code, body.quote.total]).toEqual([409, 'price_changed', 12_000]);
  });

  test('needs something that is different, places for its guests, and a booking as it was shown', async () => {
    const id = await desk.booked();
    const issue = async (change: Parameters<typeof changes.ask>[1]) => (await changes.ask(id, change)).body.issues?.[0];
    expect(await issue({ days: [10, 13] })).toMatchObject({ code: 'nothing_changed' });
    expect(await issue({ guests: 3 })).toMatchObject({ path: 'guests', code: 'too_many_guests' });
    expect((await changes.ask(id, { revision: 0 })).body.code).toBe('booking_changed');
    expect((await changes.ask(id, {}, await openAccount('user'))).body.code).toBe('booking_not_found');
  });

  test('may take more rooms of a kind, and fewer', async () => {
    const id = await desk.booked();
    const kind = (await desk.shown()).rooms[0].kind;
    await changes.answer(id, await changes.asked(id, { days: [10, 13], guests: 4, kinds: [{ kind, count: 2 }] }), true);
    expect(await stay()).toEqual([dayIn(10), dayIn(13), 4, 24_000, [101, 102]]);
    const fewer = await changes.asked(id, { days: [10, 13], kinds: [{ kind, count: 1 }], revision: 2 });
    await changes.answer(id, fewer, true);
    expect([await stay(), await desk.taken(102)]).toEqual([agreed(), []]);
  });

  test('takes no more rooms than the hotel has of a kind, and none of a kind that it does not have', async () => {
    const id = await desk.booked();
    const kind = (await desk.shown()).rooms[0].kind;
    const code = async (kinds: { kind: string; count: number }[]) => (await changes.ask(id, { kinds })).body.code;
    expect(await code([{ kind, count: 8 }])).toBe('too_few_rooms');
    expect(await code([{ kind: 'unknown', count: 1 }])).toBe('room_not_found');
  });

  test('during the stay keeps its arrival, and begins with the first night that it changes', async () => {
    const id = await desk.booked();
    at(11, '12:00');
    const moved = await changes.ask(id, { days: [0, 3] });
    expect(moved.body.issues[0]).toMatchObject({ path: 'bookingStartDate', code: 'stay_begun' });
    const { body } = await changes.ask(id, { days: [-1, 3], total: 16_000 });
    expect(body.data.proposal.endsAt).toBe(`${dayIn(0)}T07:00:00.000Z`.replace(dayIn(0), dayIn(1)));
    await changes.answer(id, body.data.proposal.proposalId, true);
    expect(await stay()).toEqual([dayIn(-1), dayIn(3), 2, 16_000, [101]]);
  });

  test('is taken back by who asked, and answered by the other side alone', async () => {
    const id = await desk.booked();
    const proposalId = await changes.asked(id);
    expect((await desk.answer(id, proposalId, true)).body.code).toBe('proposal_over');
    expect((await desk.withdraw(id, proposalId)).body.code).toBe('proposal_over');
    expect((await changes.answer(id, proposalId, true, desk.owners.other)).body.code).toBe('booking_not_found');
    expect((await changes.withdraw(id, proposalId)).body.code).toBe('proposal_withdrawn');
    expect((await changes.answer(id, proposalId, true)).body.code).toBe('proposal_over');
  });

  test('is proposed by the owner too, and the guest says yes', async () => {
    const id = await desk.booked();
    const { status, body } = await changes.propose(id, { days: [10, 14] });
    expect([status, body.data.proposal.by, body.data.proposal.total]).toEqual([201, 'owner', 16_000]);
    expect((await desk.answer(id, body.data.proposal.proposalId, true)).body.code).toBe('proposal_accepted');
    expect(await stay()).toEqual([dayIn(10), dayIn(14), 2, 16_000, [101]]);
  });

  test('is one at a time, whoever proposes', async () => {
    const id = await desk.booked();
    await changes.asked(id);
    expect((await desk.propose(id)).body.code).toBe('proposal_open');
    expect((await changes.propose(id)).body.code).toBe('proposal_open');
  });
});

describe('a change of a request that waits', () => {
  const waiting = () => requested(desk.guest, room(101), [10, 13]);

  test('changes the request after the yes, which waits on until its time, and holds no night', async () => {
    const id = await waiting();
    const { answerBy } = await desk.shown();
    const proposalId = await changes.asked(id, { revision: 0 });
    expect((await changes.answer(id, proposalId, true)).body.data.status).toBe('pending');
    const shown = await desk.shown();
    expect([shown.bookingStartDate, shown.total, shown.answerBy]).toEqual([dayIn(11), 12_000, answerBy]);
    expect(await desk.taken(101)).toEqual([]);
    await accept(desk.owners.vendor, id);
    expect(await desk.taken(101)).toEqual(nights(11, 12, 13));
  });

  test('ends with an acceptance of what was asked for first', async () => {
    const id = await waiting();
    const proposalId = await changes.asked(id, { revision: 0 });
    await accept(desk.owners.vendor, id);
    expect((await changes.answer(id, proposalId, true)).body.code).toBe('proposal_over');
    expect([(await desk.shown()).proposal.endedBy, await stay()]).toEqual(['booking', agreed()]);
  });

  test('is none of the owner, who accepts it or not', async () => {
    const id = await waiting();
    expect((await changes.propose(id, { revision: 0 })).body.code).toBe('rooms_fixed');
  });
});
