import { expect, test } from 'vitest';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { cancel } from '../../support/bookings.ts';
import { setTime } from '../../support/time.ts';

const desk = openAdvances();

test('a proof and the lapse at one moment leave one of both: nights that are held and a clock that stands, or neither', async () => {
  const id = await desk.booked();
  const { until = '' } = await desk.advance(id);
  setTime(new Date(Date.parse(until) - 1));
  const proving = desk.prove(id);
  setTime(new Date(until));
  await Promise.all([proving, bookingsAreDue()]);
  await bookingsAreDue();
  const [record, advance, nights] = [await desk.record(id), await desk.advance(id), await desk.taken()];
  expect([nights.length, record?.advance?.state]).toEqual([record?.state === 'active' ? 3 : 0, advance.state]);
  expect(advance.proof?.late).toBe(record?.state === 'active' ? undefined : advance.proof && true);
});

test('of two proofs at once one is sent, and of two answers one line is written', async () => {
  const id = await desk.booked();
  const proofs = await Promise.all([desk.prove(id), desk.prove(id)]);
  expect(proofs.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { revision } = await desk.advance(id);
  const answers = await Promise.all(['received', 'unseen'].map((each) => desk.answer(id, each, { revision })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { advance, lines, account } = await desk.shown(id);
  expect([lines.length, account.paid]).toEqual(advance.status === 'received' ? [1, 6000] : [0, 0]);
});

test('a cancel and what came at one moment owe all of it back', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  const [, answered] = await Promise.all([cancel(desk.guest, id), desk.answer(id, 'received')]);
  // The answer names the advance as it was shown, which the cancel may have overtaken.
  if (answered.status === 409) await desk.answer(id, 'received');
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 6000 } });
  expect(await desk.taken()).toEqual([]);
  const paid = await Promise.all([desk.payBack(id), desk.payBack(id)]);
  expect(paid.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await desk.shown(id)).account).toEqual({ owed: 0, paid: 0, balance: 0 });
});
