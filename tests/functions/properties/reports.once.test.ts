import { expect, test } from 'vitest';
import { operate } from '../../../infra/operate/operate.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { newAddress } from '../../support/windows.ts';

const owners = openOwners();

const report = (propertyId: string, body: object, from?: string) =>
  ask('reportProperty', { params: { propertyId }, body, ...(from !== undefined && { from }) });

/** The output of the operator's command. */
async function operator(...args: string[]): Promise<string> {
  const said: string[] = [];
  await operate(owners.desk.tables, args, (sentence) => said.push(sentence));
  return said.join('\n');
}

const detailsStatus = async (roomId: string) => (await ask('getRoomDetails', { params: { roomId } })).status;

test('anybody can report a listing, and an operator reads of it, each report in one line', async () => {
  const { _id } = (await owners.create()).body.data;
  const note = 'It asks for money.\n2026-01-01  somebody  other';
  const { status, body } = await report(_id, { reason: 'asks_for_money', note });
  expect([status, body]).toEqual([
    201,
    { code: 'property_reported', message: 'Thank you. Somebody of Sarai will look at it.' },
  ]);
  expect((await report(_id, { reason: 'other', note: '' })).status).toBe(201);
  const lines = (await operator('reports')).split('\n');
  const at = lines.indexOf(`${_id}: 2`);
  expect([lines[at + 1], lines[at + 2]]).toEqual([
    expect.stringMatching(/^ {2}\S+ {2}other$/),
    expect.stringContaining(`  asks_for_money  ${JSON.stringify(note)}`),
  ]);
});

test('many reports of one listing hide none of another', async () => {
  const [one, other] = [(await owners.create()).body.data._id, (await owners.create()).body.data._id];
  await report(other, { reason: 'other', note: 'No road.' }, newAddress());
  for (let count = 0; count < 5; count++) await report(one, { reason: 'other' }, newAddress());
  const lines = (await operator('reports')).split('\n');
  const at = lines.indexOf(`${one}: 5`);
  expect(lines[at + 4]).toBe(`${other}: 1`);
  expect(lines[at + 5]).toContain('"No road."');
  expect((await operator('reports', one)).split('\n')).toHaveLength(5);
  expect(await operator('reports', 'nobody')).toBe('Nobody has reported nobody.');
});

test('what is not listed cannot be reported, nor without a reason of the list, nor at any length', async () => {
  expect((await report('nobodys-house', { reason: 'other' })).body.code).toBe('room_not_found');
  const { _id } = (await owners.create()).body.data;
  for (const body of [{}, { reason: 'envy' }, { reason: 'other', note: 'x'.repeat(1001) }]) {
    expect((await report(_id, body)).body.code).toBe('invalid_request');
  }
});

test('an operator hides a listing and shows it again; without --yes nothing is changed', async () => {
  const form = formSomewhere();
  const { _id } = (await owners.create(form)).body.data;
  expect(await operator('hide-listing', _id)).toContain('Nothing has been changed. Add --yes to do it.');
  expect([await found(form.Location), await detailsStatus(_id)]).toMatchObject([[{}], 200]);

  expect(await operator('hide-listing', _id, '--yes')).toContain('It is hidden, and requests that wait are declined.');
  expect([await found(form.Location), await detailsStatus(_id)]).toEqual([[], 404]);
  expect(await operator('hide-listing', _id, '--yes')).toContain('It is hidden already.');

  expect(await operator('show-listing', _id, '--yes')).toContain('It is shown.');
  expect([(await found(form.Location)).length, await detailsStatus(_id)]).toEqual([1, 200]);
});

test('a hidden listing stays so whatever its owner does, who sees that it is, and takes no guests', async () => {
  const form = formSomewhere();
  const { _id } = (await owners.create(form)).body.data;
  await operator('hide-listing', _id, '--yes');
  const { data } = (await owners.update(_id, { ...form, Location: `${form.Location} again` })).body;
  expect([data.hidden, await found(`${form.Location} again`), await detailsStatus(_id)]).toEqual([true, [], 404]);
  const calendar = await ask('getRoomCalendar', { params: { propertyId: _id, roomNumber: '101' } });
  expect(calendar.status).toBe(404);
  expect((await report(_id, { reason: 'other' })).status).toBe(404);
  const { token } = await openAccount('user');
  const stay = { bookingStartDate: '2027-01-10', bookingEndDate: '2027-01-12', guests: '2' };
  const asked = await ask('createBookingRequest', { token, body: { propertyId: _id, roomNumber: 101, ...stay } });
  expect(asked.body.code).toBe('room_not_found');
});

test('an operator who mistypes is told what there is', async () => {
  await expect(operator('hide-listing', 'nobodys-house')).rejects.toThrow('No property with the id nobodys-house');
  await expect(operator('hide-listing', '--nobody')).rejects.toThrow('No property with the id --nobody');
  await expect(operator('hide')).rejects.toThrow('npm run operate -- hide-listing');
  await expect(operator('hide-listing')).rejects.toThrow('npm run operate -- hide-listing');
});
