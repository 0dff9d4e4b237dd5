import { beforeEach, expect, test } from 'vitest';
import { ask, confirmEmail, openAccount, type SignedUp } from '../../support/accounts.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';
import { openPerson, operator, textOf } from '../../support/people.ts';
import { passTime } from '../../support/time.ts';
import { newAddress } from '../../support/windows.ts';

const owners = openOwners();
let address: string;

beforeEach(() => {
  address = newAddress();
});

const run = (...args: string[]) => operator(owners.desk.tables, ...args);

async function list({ id, token }: SignedUp, from = address): Promise<string> {
  return (await ask('createProperty', { token, from, body: { ...formSomewhere(), vendorId: id } })).body.data._id;
}

/** The lines about a listing. */
async function linesOf(id: string, ...args: string[]): Promise<string | undefined> {
  const lines = (await run('newest', ...args)).split('\n');
  const at = lines.findIndex((line) => line.includes(`  ${id}  `));
  return at < 0 ? undefined : `${lines[at]}\n${lines[at + 1]}`;
}

test('the newest listings are told with account, its age, whether it is confirmed, and the network address', async () => {
  const vendor = await openAccount('vendor');
  passTime(3 * 3600);
  const id = await list(vendor);
  expect(await linesOf(id)).toMatch(/"Pine House" in "Valley \d+" {2}shown\n/);
  expect(await linesOf(id)).toContain(`of ${vendor.id}, an account of 3 hours, e-mail not confirmed  from ${address}`);
  await confirmEmail(vendor);
  expect(await linesOf(id)).toContain('e-mail confirmed');
});

test('ten listings from one address are seen as that, under whatever accounts', async () => {
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push(await list(await openAccount('vendor')));
  const other = await list(await openAccount('vendor'), newAddress());
  for (const id of ids) expect(await linesOf(id)).toContain(`from ${address}, as 2 others of these`);
  expect(await linesOf(other)).not.toContain('others of these');
});

test('what was hidden, suspended or taken down since says so', async () => {
  const vendor = await openAccount('vendor');
  const [hidden, gone] = [await list(vendor), await list(vendor)];
  await run('hide-listing', hidden, '--yes');
  await ask('deleteProperty', { token: vendor.token, params: { postId: gone } });
  expect([await linesOf(hidden), await linesOf(gone)]).toEqual([
    expect.stringContaining('  hidden\n'),
    expect.stringContaining(`${gone}  taken down\n`),
  ]);
  await run('suspend', vendor.email, '--reason', 'Fraud.', '--yes');
  expect(await linesOf(hidden)).toMatch(/hidden, hidden with its owner\n.*, e-mail not confirmed {2}suspended/);
});

test('days are chosen, and of a listing nothing is known after thirty', async () => {
  const id = await list(await openAccount('vendor'));
  passTime(8 * 24 * 3600);
  expect([await linesOf(id), await linesOf(id, '--days', '9')]).toEqual([undefined, expect.any(String)]);
  passTime(22 * 24 * 3600);
  expect(await linesOf(id, '--days', '30')).toBeUndefined();
  for (const days of ['0', '31', 'seven', '1.5']) await expect(run('newest', '--days', days)).rejects.toThrow('--days');
});

test('a vendor reads nothing of where he listed after thirty days', async () => {
  const vendor = await openPerson('vendor');
  await list(vendor);
  passTime(30 * 24 * 3600 + 1);
  expect(JSON.parse(await run('export-account', 'vendor', vendor.email)).listedFrom).toEqual([]);
});

test('a vendor reads from where he listed, and nothing of it stays when he is erased', async () => {
  const vendor = await openPerson('vendor');
  await list(vendor);
  const [{ address: told }] = JSON.parse(await run('export-account', 'vendor', vendor.email)).listedFrom;
  expect(told).toBe(address);
  await run('delete-account', 'vendor', vendor.email, '--yes');
  expect(await textOf(owners.desk.tables)).not.toContain(address);
});
