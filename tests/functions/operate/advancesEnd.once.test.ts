import { describe, expect, test } from 'vitest';
import { readLines } from '../../../functions/money/ledgerItems.ts';
import { openAdvances } from '../../support/advances.ts';
import { subjectsTo } from '../../support/bookingMails.ts';
import { cancel } from '../../support/bookings.ts';
import { operator, textOf } from '../../support/people.ts';

const desk = openAdvances();
const run = (...args: string[]) => operator(desk.owners.desk.tables, ...args);
const lines = (id: string) => readLines(desk.owners.desk.tables.bookings, id);

describe('a suspension of the owner', () => {
  const suspend = () => run('suspend', desk.owners.vendor.id, '--reason', 'Fraud', '--yes');

  test('ends what he asks for, and the guest is told to pay nothing', async () => {
    const id = await desk.booked();
    await desk.events.deliver();
    expect(await suspend()).toContain('1 advance ended.');
    expect([(await desk.record(id))?.state, (await desk.advance(id)).state]).toEqual(['active', 'ended']);
    await desk.events.deliver();
    expect((await subjectsTo(desk.guest.email)).at(-1)).toMatch(/^Please pay no advance to/);
  });

  test('leaves a part that was paid received, so that it can go back', async () => {
    const id = await desk.booked();
    await desk.prove(id, { amount: 2000 });
    await desk.answer(id, 'received', { amount: 2000 });
    await suspend();
    expect(await desk.advance(id)).toMatchObject({ state: 'received', received: 2000 });
  });
});

describe('an erasing', () => {
  const erase = (role: 'user' | 'vendor', email: string) => run('delete-account', role, email, '--yes');
  const refusal = /Money is on its way between this person and others\. Erase the account once both sides/;

  test('of a guest is refused while a payment waits for an answer or a refund is due', async () => {
    const id = await desk.booked([20, 23]);
    await desk.prove(id);
    await expect(erase('user', desk.guest.email)).rejects.toThrow(refusal);
    await desk.answer(id, 'received');
    await expect(erase('user', desk.guest.email)).rejects.toThrow(`${id}, received`);
    await cancel(desk.guest, id);
    await expect(erase('user', desk.guest.email)).rejects.toThrow(`${id}, refundDue`);
  });

  test('of a guest is refused while a part of an advance has come and the rest is asked for', async () => {
    const id = await desk.booked([20, 23]);
    await desk.prove(id, { amount: 2000 });
    await desk.answer(id, 'received');
    await expect(erase('user', desk.guest.email)).rejects.toThrow(`${id}, asked`);
  });

  test('of an owner is refused while he owes a refund', async () => {
    const id = await desk.booked([20, 23]);
    await desk.prove(id);
    await desk.answer(id, 'received');
    await cancel(desk.guest, id);
    await expect(erase('vendor', desk.owners.vendor.email)).rejects.toThrow(`${id}, refundDue`);
  });

  test('leaves lines and receipts, and nothing of a proof or an account', async () => {
    const id = await desk.booked([20, 23]);
    await desk.prove(id, { lastFour: '9876' });
    await desk.answer(id, 'received');
    await cancel(desk.guest, id);
    await desk.payBack(id);
    await desk.answerRefund(id, 'confirmed');
    await erase('user', desk.guest.email);
    await erase('vendor', desk.owners.vendor.email);
    expect(await lines(id)).toMatchObject([{ kind: 'in', amount: 6000, receipt: 1 }, { kind: 'out' }]);
    const { proof, payee, received } = await desk.advance(id);
    expect([proof, payee, received]).toEqual([undefined, { lastFour: '', title: '' }, 6000]);
    expect(await textOf(desk.owners.desk.tables)).not.toContain('"9876"');
  });
});

test('an export has advances and lines of both sides, each without what is about the other', async () => {
  const id = await desk.booked();
  await desk.prove(id, { lastFour: '9876' });
  await desk.answer(id, 'received');
  const guests = JSON.parse(await run('export-account', 'user', desk.guest.email)).bookings[0];
  expect(guests).toMatchObject({
    advance: { state: 'received', proof: { lastFour: '9876' } },
    ledger: [{ amount: 6000 }],
  });
  expect(guests.advance).not.toHaveProperty('payee');
  const owners = JSON.parse(await run('export-account', 'vendor', desk.owners.vendor.email)).bookings[0];
  expect(owners).toMatchObject({ advance: { received: 6000, payee: { lastFour: '6702' } }, ledger: [{ receipt: 1 }] });
  expect(JSON.stringify(owners)).not.toContain('"9876"');
});

test('an export does not tell a guest that a transaction id was given before, as no page does', async () => {
  for (const days of [
    [20, 23],
    [30, 33],
  ] as const)
    await desk.prove(await desk.booked(days), { reference: 'TWICE12345' });
  const { bookings } = JSON.parse(await run('export-account', 'user', desk.guest.email));
  const proofs = bookings.map(({ advance }: { advance: { proof: object } }) => advance.proof);
  expect(proofs).toMatchObject([{ reference: 'TWICE12345' }, { reference: 'TWICE12345' }]);
  for (const proof of proofs) expect(Object.keys(proof)).not.toContain('usedBefore');
});
