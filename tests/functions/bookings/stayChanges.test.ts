import { describe, expect, test } from 'vitest';
import { ask, openAccount } from '../../support/accounts.ts';
import { accept, closeNights, dayIn, requested } from '../../support/bookings.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { openProposals } from '../../support/proposals.ts';
import { stayChangesOf } from '../../support/stayChanges.ts';

const desk = openProposals();
const changes = stayChangesOf(desk);
const { stay, agreed } = changes;
const room = (roomNumber: number) => ({ propertyId: desk.propertyId, roomNumber });
const nights = (...days: number[]) => days.map(dayIn);
const other = async (roomNumber: number, days: readonly [number, number]) =>
  accept(desk.owners.vendor, await requested(await openAccount('user'), room(roomNumber), days));

describe('other days that a guest asks for', () => {
  test('are shown to both sides with both quotes, and until the yes what was agreed stands', async () => {
    const id = await desk.booked();
    const { status, body } = await changes.ask(id, { days: [11, 15], total: 16_000 });
    expect([status, body.code, body.data.proposal]).toMatchObject([
      201,
      'change_asked',
      { by: 'guest', status: 'open', bookingStartDate: dayIn(11), bookingEndDate: dayIn(15), total: 16_000 },
    ]);
    const { proposal } = await desk.shown();
    expect([proposal.quote.total, proposal.agreed.quote.total]).toEqual([16_000, 12_000]);
    expect(proposal.quote.rooms[0].nights.map(({ night }: { night: string }) => night)).toEqual(nights(11, 12, 13, 14));
    expect([await stay(), await desk.taken(101)]).toEqual([agreed(), nights(10, 11, 12)]);
  });

  test('are those of the booking after the yes, and the nights that both stays have stay held', async () => {
    const id = await desk.booked();
    const proposalId = await changes.asked(id);
    const { status, body } = await changes.answer(id, proposalId, true);
    expect([status, body.code, body.data.proposal.status]).toEqual([200, 'proposal_accepted', 'accepted']);
    expect([await stay(), await desk.taken(101)]).toEqual([
      [dayIn(11), dayIn(14), 2, 12_000, [101]],
      nights(11, 12, 13),
    ]);
  });

  test('stay as they were after the no', async () => {
    const id = await desk.booked();
    const proposalId = await changes.asked(id);
    const answers = [await changes.answer(id, proposalId, false), await changes.answer(id, proposalId, false)];
    expect(answers.map(({ body }) => body.code)).toEqual(['proposal_refused', 'proposal_refused']);
    expect([await stay(), await desk.taken(101)]).toEqual([agreed(), nights(10, 11, 12)]);
    expect((await changes.answer(id, proposalId, true)).body.code).toBe('proposal_over');
  });

  test('get another room of the kind where that of the booking is taken', async () => {
    const id = await desk.booked();
    await other(101, [13, 15]);
    await changes.answer(id, await changes.asked(id, { days: [11, 15] }), true);
    expect([await stay(), await desk.taken(102)]).toEqual([
      [dayIn(11), dayIn(15), 2, 16_000, [102]],
      nights(11, 12, 13, 14),
    ]);
  });

  test('are refused where all rooms of the kind are taken on a night', async () => {
    const id = await desk.booked();
    await closeNights(desk.owners.vendor, room(102), [13, 14]);
    await closeNights(desk.owners.vendor, room(101), [13, 14]);
    expect((await changes.ask(id)).body.code).toBe('nights_taken');
    expect((await desk.shown()).proposal).toBeUndefined();
  });

  test('change nothing where the last room is taken before the yes, and both read why', async () => {
    const id = await desk.booked();
    const proposalId = await changes.asked(id);
    await closeNights(desk.owners.vendor, room(101), [13, 14]);
    await closeNights(desk.owners.vendor, room(102), [13, 14]);
    expect((await changes.answer(id, proposalId, true)).body.code).toBe('proposal_blocked');
    expect([(await desk.shown()).proposal.endedBy, await stay()]).toEqual(['nights_taken', agreed()]);
  });

  test('are held to nights that are taken at the moment of the yes', async () => {
    const id = await desk.booked();
    const proposalId = await changes.asked(id);
    await closeNights(desk.owners.vendor, room(102), [10, 14]);
    const saying = await pauseBefore(isTransaction, () => changes.answer(id, proposalId, true));
    await closeNights(desk.owners.vendor, room(101), [13, 14]);
    expect([saying.stopped, (await saying.finish()).body.code]).toEqual([true, 'proposal_blocked']);
    expect([await stay(), await desk.taken(101)]).toEqual([agreed(), nights(10, 11, 12, 13)]);
  });

  test('of two answers at once get one', async () => {
    const id = await desk.booked();
    const proposalId = await changes.asked(id);
    const answers = await Promise.all([changes.answer(id, proposalId, true), changes.answer(id, proposalId, false)]);
    const codes = answers.map(({ body }) => body.code).sort();
    expect([
      ['proposal_accepted', 'proposal_over'],
      ['proposal_over', 'proposal_refused'],
    ]).toContainEqual(codes);
  });

  test('and a cancellation at the moment of the yes leave no night held', async () => {
    const id = await desk.booked();
    const proposalId = await changes.asked(id);
    const saying = await pauseBefore(isTransaction, () => changes.answer(id, proposalId, true));
    await ask('cancelBooking', { token: desk.guest.token, params: { bookingRequestId: id } });
    expect((await saying.finish()).body.code).toBe('proposal_over');
    expect(await desk.taken(101)).toEqual([]);
  });
});
