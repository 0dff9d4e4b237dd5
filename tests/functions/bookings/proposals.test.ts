import { describe, expect, test } from 'vitest';
import { openAccount } from '../../support/accounts.ts';
import { accept, closeNights, dayIn, requested } from '../../support/bookings.ts';
import { numbersOf } from '../../support/groups.ts';
import { taken as entered } from '../../support/ownBookings.ts';
import { openProposals } from '../../support/proposals.ts';
import { at } from '../../support/time.ts';

const desk = openProposals();
const room = (roomNumber: number) => ({ propertyId: desk.propertyId, roomNumber });

describe('another room that an owner proposes', () => {
  test('is shown to the guest beside what was agreed, which stands', async () => {
    const id = await desk.booked();
    const { status, body } = await desk.propose(id);
    expect([status, body.code]).toEqual([201, 'change_proposed']);
    const shown = await desk.shown();
    expect(shown.proposal).toEqual(body.data.proposal);
    expect([numbersOf(shown), shown.total, shown.revision]).toEqual([[101], 12_000, 1]);
    const { rooms, ...proposal } = shown.proposal;
    expect(rooms).toMatchObject([{ roomNumber: 301, No_of_beds: 1, capacity: 1, price: 3000 }]);
    expect(proposal).toMatchObject({ by: 'owner', status: 'open', total: 9000, agreed: { total: 12_000 } });
    expect([await desk.taken(101), await desk.taken(301)]).toEqual([[dayIn(10), dayIn(11), dayIn(12)], []]);
  });

  test('may cost as much as it is listed for, or as was agreed, and no rupee more', async () => {
    const id = await desk.booked();
    const refused = await desk.propose(id, { to: 201, price: 9001 });
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([409, 'price_above_list', { max: 9000 }]);
    expect((await desk.propose(id, { price: 4001 })).body.params).toEqual({ max: 4000 });
    expect((await desk.propose(id, { to: 201, price: 9000 })).body.data.proposal.total).toBe(27_000);
  });

  test('is one at a time: another waits until it was answered, taken back, or has ended', async () => {
    const id = await desk.booked();
    const first = await desk.proposed(id);
    expect((await desk.propose(id, { to: 201 })).body.code).toBe('proposal_open');
    await desk.withdraw(id, first);
    const second = await desk.proposed(id, { to: 201 });
    await desk.answer(id, second, false);
    at(1, '12:00');
    await desk.proposed(id, { to: 301 });
    at(2, '12:00');
    expect((await desk.propose(id, { to: 201 })).status).toBe(201);
  });

  test('sent again is the one that waits', async () => {
    const id = await desk.booked();
    const answers = [await desk.propose(id), await desk.propose(id)];
    expect(answers[1]?.body.data.proposal).toEqual(answers[0]?.body.data.proposal);
  });

  test('is refused where it is taken, or closed, on a night', async () => {
    const id = await desk.booked();
    await closeNights(desk.owners.vendor, room(301), [12, 13]);
    expect((await desk.propose(id)).body.code).toBe('nights_taken');
    await accept(desk.owners.vendor, await requested(await openAccount('user'), room(201), [9, 11]));
    expect((await desk.propose(id, { to: 201 })).body.code).toBe('nights_taken');
    expect((await desk.propose(id, { to: 101 })).body.code).toBe('nights_taken');
  });

  test('is refused of a booking that has changed, that has other rooms, or that is over', async () => {
    const id = await desk.booked();
    expect((await desk.propose(id, { revision: 0 })).body.code).toBe('booking_changed');
    expect((await desk.propose(id, { from: 102 })).body.code).toBe('booking_changed');
    expect((await desk.propose(id, { to: 999 })).body.code).toBe('room_not_found');
    expect((await desk.propose(id, { vendor: desk.owners.other })).body.code).toBe('booking_not_found');
    at(13, '00:00');
    expect((await desk.propose(id)).body.code).toBe('rooms_fixed');
  });

  test('of a guest without an account has nobody to answer it', async () => {
    const id = await entered(desk.owners.vendor, room(101));
    expect((await desk.propose(id, { revision: 0 })).body.code).toBe('nobody_to_ask');
  });
});

describe('the time of a proposal', () => {
  const endOf = async (id: string) => (await desk.propose(id)).body.data.proposal.endsAt;

  test('is 24 hours', async () => {
    const id = await desk.booked();
    const now = at(0, '11:30');
    expect(await endOf(id)).toBe(new Date(now.getTime() + 24 * 3_600_000).toISOString());
  });

  test('ends when the day of arrival begins', async () => {
    const id = await desk.booked();
    at(9, '20:00');
    expect(await endOf(id)).toBe(`${dayIn(0)}T19:00:00.000Z`);
  });

  test('ends with the day where tonight would change', async () => {
    const id = await desk.booked();
    at(11, '20:00');
    const { body } = await desk.propose(id);
    expect(body.data.proposal.endsAt).toBe(`${dayIn(0)}T19:00:00.000Z`);
    expect(body.data.proposal.rooms).toMatchObject([
      { roomNumber: 101, until: dayIn(0) },
      { roomNumber: 301, from: dayIn(0) },
    ]);
  });

  test('is told as over, and by what, from that moment on', async () => {
    const id = await desk.booked();
    await desk.propose(id);
    at(1, '23:59');
    const { status, endedBy, endedAt, endsAt } = (await desk.shown()).proposal;
    expect([status, endedBy, endedAt]).toEqual(['ended', 'time', endsAt]);
  });
});
