import { describe, expect, test } from 'vitest';
import { openAdvances } from '../../support/advances.ts';
import { cancel } from '../../support/bookings.ts';
import { back, cash, writeLine, written } from '../../support/ledgers.ts';
import { operator } from '../../support/people.ts';

const desk = openAdvances();
const write = (id: string, line: Record<string, unknown>, key?: string) => writeLine(desk.owners.vendor, id, line, key);

async function received(): Promise<string> {
  const id = await desk.booked([20, 23]);
  await desk.prove(id);
  await desk.answer(id, 'received');
  return id;
}

/** Fills the ledger of a booking with all lines that its desk may write. */
const fill = (id: string) =>
  written(desk.owners.vendor, id, ...Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? cash(1) : back(1))));

describe('the line of an advance', () => {
  test('is not taken back by the hotel, whose debt would be gone with it', async () => {
    const id = await received();
    expect((await write(id, { kind: 'reversal', reverses: 1 })).body.code).toBe('line_of_advance');
    await cancel(desk.guest, id);
    expect((await write(id, { kind: 'reversal', reverses: 1 })).body.code).toBe('line_of_advance');
    expect((await desk.shown(id)).account).toEqual({ owed: 0, paid: 6000, balance: -6000 });
  });

  test('is written into a ledger that the desk has filled, and so is that of its refund', async () => {
    const id = await desk.booked([20, 23]);
    await desk.prove(id);
    await fill(id);
    expect((await desk.answer(id, 'received')).status).toBe(200);
    await cancel(desk.guest, id);
    expect((await desk.payBack(id)).status).toBe(201);
    expect((await desk.shown(id)).lines).toHaveLength(62);
    expect((await write(id, cash(1))).body.code).toBe('ledger_full');
  });

  test('is written by an operator who believes the guest, into a ledger that the desk has filled', async () => {
    const id = await desk.booked([20, 23]);
    for (const _ of ['first', 'second']) {
      await desk.prove(id);
      await desk.answer(id, 'unseen');
    }
    await fill(id);
    const note = ['--note', 'The bank shows it.', '--yes'];
    await operator(desk.owners.desk.tables, 'settle-advance', id, '--for', 'guest', ...note);
    expect((await desk.shown(id)).advance.status).toBe('received');
  });
});

describe('a refund', () => {
  test('has a line of its own though the desk wrote one under its key', async () => {
    const id = await received();
    await cancel(desk.guest, id);
    const key = 'a-key-of-the-desk';
    await write(id, back(6000), key);
    await write(id, { kind: 'reversal', reverses: 2 });
    expect((await desk.payBack(id, { way: 'cash', reference: undefined, requestKey: key })).status).toBe(201);
    expect((await desk.shown(id)).account).toEqual({ owed: 0, paid: 0, balance: 0 });
  });

  test('is refused where the desk has written down all of it, until that is taken back', async () => {
    const id = await received();
    await cancel(desk.guest, id);
    await write(id, back(6000));
    expect((await desk.payBack(id)).body.code).toBe('more_than_paid');
    await write(id, { kind: 'reversal', reverses: 2 });
    expect((await desk.payBack(id)).status).toBe(201);
  });
});
