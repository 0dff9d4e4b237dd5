import { expect, test } from 'vitest';
import { ask, type SignedUp } from '../../support/accounts.ts';
import { newKey } from '../../support/messages.ts';
import { openOwners } from '../../support/owners.ts';
import { openOwner, openStaff } from '../staff/people.ts';

const owners = openOwners();

const own = ({ id, token }: SignedUp, answerId: string) => ({ token, params: { vendorId: id, answerId } });

/** Keeps an answer under an id, or changes it. */
function save(vendor: SignedUp, answerId: string, name: string, text = `${name}, of course.`) {
  return ask('saveAnswer', { ...own(vendor, answerId), body: { name, text } });
}

const remove = (vendor: SignedUp, answerId: string) => ask('removeSavedAnswer', own(vendor, answerId));

async function listed({ id, token }: SignedUp): Promise<string[]> {
  const { body } = await ask('listSavedAnswers', { token, params: { vendorId: id } });
  return body.data.map(({ name }: { name: string }) => name);
}

test('a saved answer is listed by its name, with its text', async () => {
  const [road, heating] = [newKey(), newKey()];
  await save(owners.vendor, road, 'Road');
  const { body } = await save(owners.vendor, heating, 'Heating');
  expect(body.data).toEqual([
    { _id: heating, name: 'Heating', text: 'Heating, of course.' },
    { _id: road, name: 'Road', text: 'Road, of course.' },
  ]);
});

test('an answer that is saved again under its id is changed', async () => {
  const id = newKey();
  await save(owners.vendor, id, 'Road');
  await save(owners.vendor, id, 'The road');
  expect(await listed(owners.vendor)).toEqual(['The road']);
});

test('an answer is removed, and removed already the second time', async () => {
  const id = newKey();
  await save(owners.vendor, id, 'Road');
  const answers = [await remove(owners.vendor, id), await remove(owners.vendor, id)];
  expect(answers.map(({ status, body }) => [status, body.data])).toEqual([
    [200, []],
    [200, []],
  ]);
});

test('of twenty answers one is changed, and the 21st is refused with a sentence', async () => {
  const ids = Array.from({ length: 20 }, newKey);
  for (const [at, id] of ids.entries()) await save(owners.vendor, id, `Answer ${at}`);
  expect((await save(owners.vendor, ids[0] ?? '', 'Changed')).status).toBe(200);
  const { status, body } = await save(owners.vendor, newKey(), 'One more');
  const message = 'You keep 20 answers; that is the limit. Remove one first.';
  expect([status, body.code, body.message]).toEqual([409, 'too_many_answers', message]);
  await remove(owners.vendor, ids[0] ?? '');
  expect((await save(owners.vendor, newKey(), 'One more')).status).toBe(200);
});

test('two answers that are saved at one moment are both kept', async () => {
  await Promise.all(['Road', 'Heating'].map((name) => save(owners.vendor, newKey(), name)));
  expect(await listed(owners.vendor)).toEqual(['Heating', 'Road']);
});

test('answers that are removed at one moment are all gone', async () => {
  const ids = [newKey(), newKey(), newKey()];
  for (const id of ids) await save(owners.vendor, id, id);
  await Promise.all(ids.map((id) => remove(owners.vendor, id)));
  expect(await listed(owners.vendor)).toEqual([]);
});

test("another owner's answers are neither listed, nor changed, nor removed", async () => {
  const id = newKey();
  await save(owners.vendor, id, 'Road');
  expect(await listed(owners.other)).toEqual([]);
  const { token } = owners.other;
  const params = { vendorId: owners.vendor.id, answerId: id };
  const tried = [
    await ask('saveAnswer', { token, params, body: { name: 'Mine', text: 'Mine' } }),
    await ask('removeSavedAnswer', { token, params }),
  ];
  expect(tried.map(({ body }) => body.code)).toEqual(['not_yours', 'not_yours']);
  await remove(owners.other, id);
  expect(await listed(owners.vendor)).toEqual(['Road']);
});

test.each([
  ['', 'Yes.', 'name'],
  ['x'.repeat(61), 'Yes.', 'name'],
  ['Road', '', 'text'],
  ['Road', 'x'.repeat(1001), 'text'],
])('an answer %j with %j is refused at its field', async (name, text, field) => {
  const { status, body } = await save(owners.vendor, newKey(), name, text);
  expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
});

test("a member of the staff uses and saves the hotel's answers", async () => {
  const owner = await openOwner();
  const { token } = await openStaff(owner);
  await save({ ...owner, token }, newKey(), 'Road');
  expect(await listed(owner)).toEqual(['Road']);
});
