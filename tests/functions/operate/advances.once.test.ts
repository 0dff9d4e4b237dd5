import { describe, expect, inject, test } from 'vitest';
import { readLines } from '../../../functions/money/ledgerItems.ts';
import { ask, mailsTo, setForTest } from '../../support/accounts.ts';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { subjectsTo } from '../../support/bookingMails.ts';
import { cancel, dayIn } from '../../support/bookings.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { digestOfAll, operator } from '../../support/people.ts';
import { asRoleOf } from '../../support/permissions.ts';
import { passTime } from '../../support/time.ts';
import { newAddress } from '../../support/windows.ts';

const hour = 3600;
const desk = openAdvances();
const run = (...args: string[]) => operator(desk.owners.desk.tables, ...args);
const lines = (id: string) => readLines(desk.owners.desk.tables.bookings, id);

/** A booking of which the owner has not seen two payments. */
async function disputed(): Promise<string> {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'unseen');
  await desk.prove(id);
  await desk.answer(id, 'unseen');
  expect((await desk.advance(id)).state).toBe('disputed');
  return id;
}

/** A booking that its guest has cancelled, of which the refund has not come. */
async function denied(): Promise<string> {
  const id = await desk.booked([20, 23]);
  await desk.prove(id);
  await desk.answer(id, 'received');
  await cancel(desk.guest, id);
  await desk.payBack(id);
  await desk.answerRefund(id, 'denied');
  expect((await desk.advance(id)).state).toBe('denied');
  return id;
}

describe('the list of operators', () => {
  test('has payments that were not seen twice, refunds that have not come, and proofs without an answer for 48 hours', async () => {
    expect(await run('advances')).toBe('No advance waits for you.');
    const ids = [await disputed()];
    passTime(1);
    ids.push(await denied());
    const silent = await desk.booked([30, 32]);
    await desk.prove(silent);
    for (const hours of [12, 12, 23]) {
      passTime(hours * hour + 60);
      await bookingsAreDue();
    }
    expect(await run('advances')).not.toContain(silent);
    passTime(hour);
    await bookingsAreDue();
    const said = await run('advances');
    expect(said).toContain(`${silent}, of the vendor ${desk.owners.vendor.id}: its owner has not answered a proof`);
    expect(said).toContain(`${ids[0]}, of the vendor ${desk.owners.vendor.id}: its owner has not seen`);
    expect(said).toContain(`${ids[1]}, of the vendor ${desk.owners.vendor.id}: its guest says`);
  });

  test('has none any more of which one side has moved it', async () => {
    const id = await disputed();
    await desk.answer(id, 'received');
    expect(await run('advances')).not.toContain(id);
  });

  test('comes by mail, once', async () => {
    setForTest('MAIL_OPERATORS', 'operators@sarai.example');
    setForTest('AWS_ENDPOINT_URL_SES', inject('sesEndpoint'));
    const { handler } = await import('../../../functions/events/tellReports.ts');
    const rings = async () => {
      passTime(2 * hour);
      await asRoleOf(handler.ports, () => handler({}));
      return (await mailsTo('operators@sarai.example')).filter(({ body }) => body.text.includes(id));
    };
    const id = await disputed();
    const [mail, ...more] = await rings();
    expect([mail?.subject, more]).toEqual([expect.stringMatching(/^Sarai: \d+ advances? waits? for you$/), []]);
    expect(mail?.body.text).toContain(`npm run operate -- advance ${id} -c stage=<name>`);
    expect(await rings()).toHaveLength(1);
  });
});

test('a report that a listing asks for money leads to what it asked for and what was paid', async () => {
  const { propertyId } = desk;
  const id = await desk.booked();
  const body = { reason: 'asks_for_money', note: 'Half to another number' };
  await ask('reportProperty', { params: { propertyId }, body, from: newAddress() });
  expect(await run('reports')).toContain(`npm run operate -- advances ${propertyId} -c stage=<name>`);
  expect(await run('advances', propertyId)).toContain(
    `${id}  ${dayIn(10)}  active: PKR 6000 asked in advance, asked, PKR 0 paid`,
  );
});

test('an operator reads the item, the ledger and the account, and that he did is written down', async () => {
  const id = await denied();
  const said = await run('advance', id);
  for (const line of [
    'The advance is denied:',
    '"lastFour": "6702"',
    '1. ',
    'in raast PKR 6000',
    'receipt 1',
    '2. ',
    'out raast PKR 6000',
  ])
    expect(said).toContain(line);
  expect(await run('log')).toContain(`${id}  advance shown`);
});

describe('an operator who decides', () => {
  const settle = (id: string, side: string, ...more: string[]) =>
    run('settle-advance', id, '--for', side, '--note', 'The bank shows it.', ...more);

  test('is told what it brings, and changes nothing without --yes', async () => {
    const id = await disputed();
    const before = await digestOfAll(desk.owners.desk.tables);
    expect(await settle(id, 'guest')).toContain('The payment counts as received, with a line and a receipt.');
    expect(await digestOfAll(desk.owners.desk.tables)).toBe(before);
  });

  test('for the guest has the payment written down, and both are told', async () => {
    const id = await disputed();
    await desk.events.deliver();
    expect(await settle(id, 'guest', '--yes')).toContain('It is decided');
    expect(await desk.shown(id)).toMatchObject({
      advance: { status: 'received', settledFor: 'guest' },
      account: { paid: 6000, balance: 6000 },
    });
    expect(await desk.events.deliver()).toBe(0);
    for (const { email } of [desk.guest, desk.owners.vendor])
      expect((await subjectsTo(email)).at(-1)).toMatch(/^Sarai has decided about the payment/);
    expect(await run('log')).toContain('settled for the guest: disputed');
  });

  test('for the guest takes the line of a refund back that has not come, which is due again', async () => {
    const id = await denied();
    expect(await settle(id, 'guest')).toContain('The refund counts as not paid: its line is taken back');
    await settle(id, 'guest', '--yes');
    expect(await desk.shown(id)).toMatchObject({
      advance: { status: 'refundDue', settledFor: 'guest', refund: { amount: 6000 } },
      account: { owed: 0, paid: 6000, balance: -6000 },
    });
    expect(await lines(id)).toMatchObject([{ kind: 'in' }, { kind: 'out' }, { kind: 'reversal', reverses: 2 }]);
  });

  test('for the owner of a late refund expects no more of it, and is told that the account stays', async () => {
    const id = await denied();
    await settle(id, 'guest', '--yes');
    expect(await settle(id, 'owner')).toContain('the account goes on saying that the hotel owes it');
    await settle(id, 'owner', '--yes');
    expect(await desk.shown(id)).toMatchObject({ advance: { status: 'settled' }, account: { balance: -6000 } });
  });

  test('for the guest about a refund decides too where the payment was disputed before', async () => {
    const id = await disputed();
    await settle(id, 'guest', '--yes');
    await cancel(desk.guest, id);
    await desk.payBack(id);
    await desk.answerRefund(id, 'denied');
    await settle(id, 'guest', '--yes');
    expect(await desk.shown(id)).toMatchObject({
      advance: { status: 'refundDue', settledFor: 'guest' },
      account: { owed: 0, paid: 6000, balance: -6000 },
    });
  });

  test('for the owner ends the booking', async () => {
    const id = await disputed();
    await settle(id, 'owner', '--yes');
    expect([(await desk.record(id))?.state, (await desk.advance(id)).state]).toEqual(['cancelled', 'settled']);
    expect(await lines(id)).toEqual([]);
  });

  test('for the owner runs a command again that broke off behind the end of the booking', async () => {
    const id = await disputed();
    let calls = 0;
    const isDecision = (command: object) => isTransaction(command) && ++calls === 2;
    const { stopped } = await pauseBefore(isDecision, () => settle(id, 'owner', '--yes'));
    const states = async () => [(await desk.record(id))?.state, (await desk.advance(id)).state];
    expect([stopped, ...(await states())]).toEqual([true, 'cancelled', 'disputed']);
    expect(await settle(id, 'owner', '--yes')).toContain('It is decided');
    expect(await states()).toEqual(['cancelled', 'settled']);
    expect(await settle(id, 'owner', '--yes')).toBe('There is nothing to decide: the advance is settled.');
  });

  test('has nothing to decide where both sides agree', async () => {
    const id = await desk.booked();
    expect(await settle(id, 'guest', '--yes')).toBe('There is nothing to decide: the advance is asked.');
  });

  test.each(['nobody', ''])('decides for one of the two sides, and not for "%s"', async (side) => {
    await expect(settle(await disputed(), side, '--yes')).rejects.toThrow('npm run operate -- settle-advance');
  });
});
