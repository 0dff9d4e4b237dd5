import { describe, expect, test } from 'vitest';
import { ask, mailsTo, openAccount, type ReceivedMail } from '../../support/accounts.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { contentOf } from '../../support/bookingMails.ts';
import { accept, bookingsOf, cancel, cancelAsOwner, dayIn, miss, requested } from '../../support/bookings.ts';
import { kindsByNumber, numbersOf, requestRooms } from '../../support/groups.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { openProposals } from '../../support/proposals.ts';
import { at } from '../../support/time.ts';

const desk = openProposals();

/** A booking of rooms 101 and 102. */
async function bookedBoth(): Promise<string> {
  const kind = (await kindsByNumber(desk.owners.desk.tables, desk.propertyId))[101];
  const { body } = await requestRooms(desk.guest, { propertyId: desk.propertyId, rooms: [{ kind, count: 2 }] });
  await accept(desk.owners.vendor, body.data._id);
  return body.data._id;
}

const giveBack = (id: string) =>
  ask('giveRoomsBack', {
    token: desk.guest.token,
    params: { bookingRequestId: id },
    body: { roomNumbers: [102], revision: 1 },
  });

const move = (id: string) =>
  ask('moveRoom', {
    token: desk.owners.vendor.token,
    params: { bookingRequestId: id },
    body: { roomNumber: 101, toRoomNumber: 201, revision: 1 },
  });

describe('a proposal ends with the booking that it stands on', () => {
  const ways: Record<string, (id: string) => Promise<unknown>> = {
    'that gives a room back': giveBack,
    'that is moved': move,
    'whose room gets another number': async () => {
      await desk.renumber(101, 111);
      await desk.events.deliver();
    },
  };

  test.each(Object.entries(ways))('%s', async (_, change) => {
    const id = await bookedBoth();
    const proposalId = await desk.proposed(id);
    await change(id);
    const { proposal, ...booking } = await desk.shown();
    expect([proposal.status, proposal.endedBy]).toEqual(['ended', 'booking']);
    expect((await desk.answer(id, proposalId, true)).body.code).toBe('proposal_over');
    expect(numbersOf(await desk.shown())).toEqual(numbersOf(booking));
    expect(await desk.taken(301)).toEqual([]);
    expect((await desk.propose(id, { from: numbersOf(booking)[0] as number, to: 301 })).status).toBe(201);
  });

  test.each(Object.entries(ways).slice(0, 2))('%s at the moment of the yes', async (_, change) => {
    const id = await bookedBoth();
    const proposalId = await desk.proposed(id);
    const saying = await pauseBefore(isTransaction, () => desk.answer(id, proposalId, true));
    await change(id);
    expect([saying.stopped, (await saying.finish()).body.code]).toEqual([true, 'proposal_over']);
    expect(await desk.taken(301)).toEqual([]);
  });

  test.each([
    ['cancelled by its guest', (id: string) => cancel(desk.guest, id)],
    ['cancelled by the owner', (id: string) => cancelAsOwner(desk.owners.vendor, id)],
    ['missed', (id: string) => miss(desk.owners.vendor, id)],
  ])('that is %s, at the moment of the yes too', async (_, end) => {
    const id = await desk.booked();
    at(10, '15:00');
    const proposalId = await desk.proposed(id);
    const saying = await pauseBefore(isTransaction, () => desk.answer(id, proposalId, true));
    await end(id);
    expect([saying.stopped, (await saying.finish()).body.code]).toEqual([true, 'proposal_over']);
    expect([await desk.taken(101), await desk.taken(301)]).toEqual([[], []]);
    expect((await desk.shown()).proposal).toBeUndefined();
  });
});

describe('a proposal by mail', () => {
  const lastTo = async (email: string): Promise<ReceivedMail> => (await mailsTo(email)).at(-1) as ReceivedMail;
  const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

  test('tells its guest both rooms, both totals and until when', async () => {
    await desk.propose(await desk.booked());
    expect(await desk.events.deliver()).toBe(0);
    const mail = await lastTo(desk.guest.email);
    expect(mail.subject).toContain('Pine House proposes to change your stay');
    const content = contentOf(mail);
    for (const words of ['101 (2 beds)', '301 (1 bed)', 'PKR 12,000', 'PKR 9,000', 'Answer by']) {
      expect(content).toContain(words);
    }
  });

  test('tells its guest of the next one too, after a no', async () => {
    const id = await desk.booked();
    await desk.answer(id, await desk.proposed(id), false);
    await desk.events.deliver();
    await desk.proposed(id, { to: 201, price: 9000 });
    await desk.events.deliver();
    expect(contentOf(await lastTo(desk.guest.email))).toContain('PKR 27,000');
  });

  test('tells its owner the yes, and declines requests that find no room left', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    const waits = await openAccount('user');
    await requested(waits, { propertyId: desk.propertyId, roomNumber: 301 }, [10, 13], { guests: 1 });
    await desk.answer(id, proposalId, true);
    expect(await desk.events.deliver()).toBe(0);
    expect((await lastTo(desk.owners.vendor.email)).subject).toContain('has agreed to your proposal for Pine House');
    expect(await subjectsTo(desk.guest.email)).not.toContainEqual(expect.stringContaining('proposes other rooms'));
    expect(await bookingsOf(waits, 'rejected')).toMatchObject([{ reasonCode: 'nights_taken' }]);
  });

  test('tells its owner the no', async () => {
    const id = await desk.booked();
    await desk.answer(id, await desk.proposed(id), false);
    await desk.events.deliver();
    expect((await lastTo(desk.owners.vendor.email)).subject).toContain('has said no to your proposal');
  });

  test('tells its guest that it was taken back', async () => {
    const id = await desk.booked();
    const proposalId = await desk.proposed(id);
    await desk.events.deliver();
    await desk.withdraw(id, proposalId);
    await desk.events.deliver();
    expect((await lastTo(desk.guest.email)).subject).toContain('Pine House has taken its proposal');
  });

  test('tells its owner once that nobody answered, and why', async () => {
    await desk.propose(await desk.booked());
    at(1, '23:59');
    await bookingsAreDue();
    await bookingsAreDue();
    await desk.events.deliver();
    const ended = (await mailsTo(desk.owners.vendor.email)).filter(({ subject }) => subject.includes('has ended'));
    expect(ended).toHaveLength(1);
    expect(contentOf(ended[0] as ReceivedMail)).toContain('Nobody answered in time.');
    expect((await desk.shown()).proposal).toMatchObject({ status: 'ended', endedBy: 'time' });
  });

  test('that another one has taken the place of is not ended by the time of the first', async () => {
    const id = await desk.booked();
    at(0, '10:00');
    await desk.withdraw(id, await desk.proposed(id));
    at(0, '20:00');
    await desk.propose(id);
    at(1, '12:00');
    await bookingsAreDue();
    expect((await desk.shown()).proposal.status).toBe('open');
    expect(await desk.taken(101)).toEqual([dayIn(9), dayIn(10), dayIn(11)]);
  });
});
