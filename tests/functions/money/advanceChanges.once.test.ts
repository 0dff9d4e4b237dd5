import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler as showStanding } from '../../../functions/events/showStanding.ts';
import { advanceEvents } from '../../../functions/money/advanceEvents.ts';
import { advanceSettlement } from '../../../functions/money/settling.ts';
import { readRecord } from '../../../functions/properties/propertyItem.ts';
import { ask } from '../../support/accounts.ts';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { cancelAsOwner, dayIn, previewAcceptance, requested } from '../../support/bookings.ts';
import { hear } from '../../support/hear.ts';
import { itemBytes } from '../../support/itemBytes.ts';
import { passTime } from '../../support/time.ts';

const hour = 3600;
const desk = openAdvances();

/** The guest asks for other days at 4,000 a night, and the owner agrees. */
async function changeStay(bookingRequestId: string, nights: number): Promise<void> {
  const { revision = 0 } = (await desk.record(bookingRequestId)) ?? {};
  const stay = { bookingStartDate: dayIn(10), bookingEndDate: dayIn(10 + nights), guests: '2', total: nights * 4000 };
  const params = { bookingRequestId };
  const asked = await ask('proposeChangeAsGuest', { token: desk.guest.token, params, body: { ...stay, revision } });
  const { proposalId } = asked.body.data.proposal;
  const { token } = desk.owners.vendor;
  const agreed = await ask('answerProposalAsOwner', {
    token,
    params: { ...params, proposalId },
    body: { agree: true },
  });
  expect(agreed.status).toBe(200);
}

test('a cheaper stay asks for less in proportion, and a dearer one for no more', async () => {
  const id = await desk.booked();
  await changeStay(id, 4);
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'asked', amount: 6000 });
  await changeStay(id, 2);
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'asked', amount: 3000 });
  expect((await desk.record(id))?.advance?.amount).toBe(3000);
});

test('a cheaper stay of which a part was paid that covers it has nothing left to pay', async () => {
  const id = await desk.booked();
  await desk.prove(id, { amount: 5000 });
  await desk.answer(id, 'received');
  await changeStay(id, 2);
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'received', amount: 5000, received: 5000 });
  expect((await desk.shown(id)).account).toEqual({ owed: 8000, paid: 5000, balance: 3000 });
});

test('a change leaves an advance that was sent as it is', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await changeStay(id, 2);
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'sent', amount: 6000 });
});

test('a payment of a stay that was dearer leaves no more to ask for than the stay costs, where it is not seen', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await changeStay(id, 1);
  await desk.answer(id, 'unseen');
  expect((await desk.openPayee(id)).body.data.amount).toBe(4000);
  expect((await desk.record(id))?.advance?.amount).toBe(4000);
  // It may be proved as it was made all the same.
  expect((await desk.prove(id)).status).toBe(400);
  expect((await desk.prove(id, { reference: (await desk.advance(id)).proof?.reference })).status).toBe(201);
});

test('an owner who is late with a refund asks for no advances until it is paid', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'received');
  await cancelAsOwner(desk.owners.vendor, id);
  passTime(9 * 24 * hour);
  await bookingsAreDue();
  const late = await desk.advance(id);
  expect([late.refund?.late, late.told]).toEqual([true, ['refund.late']]);
  const other = await requested(desk.guest, { propertyId: desk.propertyId, roomNumber: 101 }, [20, 23]);
  const asksNone = { none: 'owes_refund' };
  // It holds at once, also of a house that has no mark of it yet.
  expect((await previewAcceptance(desk.owners.vendor, other)).body.data.advance).toEqual(asksNone);
  const owes = async () => {
    const record = await readRecord(desk.owners.desk.tables.properties, desk.propertyId);
    return record && 'owesRefund' in record ? record.owesRefund : undefined;
  };
  const told = (name: 'refund.late' | 'refund.sent') => ({ name, detail: { bookingId: id, at: late.movedAt } });
  await hear(showStanding, told('refund.late'));
  expect(await owes()).toBe(true);
  const third = await requested(desk.guest, { propertyId: desk.propertyId, roomNumber: 101 }, [30, 33]);
  expect((await previewAcceptance(desk.owners.vendor, third)).body.data.advance).toBeUndefined();
  expect((await desk.payBack(id)).status).toBe(201);
  await hear(showStanding, told('refund.sent'));
  expect(await owes()).toBeUndefined();
});

test.each([
  ['guest', 'received', 'active', 6000],
  ['owner', 'settled', 'cancelled', 0],
] as const)(
  'operators settle a payment that was not seen twice, here for the %s',
  async (side, state, booking, paid) => {
    const id = await desk.booked();
    for (const _ of [1, 2]) {
      await desk.prove(id);
      await desk.answer(id, 'unseen');
    }
    await advanceSettlement.open().settle(id, side, 'Nobody has it.');
    expect((await desk.record(id))?.state).toBe(booking);
    expect((await desk.shown(id)).advance).toMatchObject({ status: state, settledFor: side });
    expect((await desk.shown(id)).account.paid).toBe(paid);
    expect(await desk.taken()).toHaveLength(booking === 'active' ? 3 : 0);
  },
);

test('a suspended owner asks for nothing, and the booking stands', async () => {
  const id = await desk.booked();
  expect(await advanceSettlement.open().stop(id)).toBe(true);
  expect(await advanceSettlement.open().stop(id)).toBe(false);
  passTime(48 * hour);
  await bookingsAreDue();
  expect(await desk.record(id)).toMatchObject({ state: 'active', advance: { state: 'ended' } });
});

test('each change tells its events once, as the life of an advance names them', async () => {
  const id = await desk.booked();
  const asked = await desk.advance(id);
  await desk.prove(id);
  await desk.answer(id, 'received');
  const received = await desk.advance(id);
  await cancelAsOwner(desk.owners.vendor, id);
  const due = await desk.advance(id);
  const names = (before: typeof asked | undefined, after: typeof asked) =>
    advanceEvents({ before, after } as never).map(({ name }) => name);
  expect([names(undefined, asked), names(asked, received), names(received, due), names(due, due)]).toEqual([
    [],
    ['advance.received'],
    ['refund.due'],
    [],
  ]);
});

test('a record with an advance stays below a kilobyte', async () => {
  const id = await desk.booked();
  await desk.prove(id, { amount: 2500 });
  await desk.answer(id, 'received');
  const { bookings } = desk.owners.desk.tables;
  const Key = { pk: `booking#${id}`, sk: 'booking' };
  const { Item = {} } = await bookings.client.send(new GetCommand({ TableName: bookings.name, Key }));
  const { advance, terms, paid, ...before } = Item;
  expect(itemBytes({ advance: JSON.stringify(advance), terms: JSON.stringify(terms), paid })).toBeLessThan(200);
  expect(itemBytes(before) + 200).toBeLessThan(1024);
});
