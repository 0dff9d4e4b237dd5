import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '../../../infra/openapi/document.ts';

const folder = `build/openapi-${process.pid}`;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/document.json`, JSON.stringify(openApiDocument(), null, 2));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, args: string[]): { status: number | null; output: string } {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, args, { encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}

test('the document passes the linter', { timeout: 60_000 }, () => {
  const rules = ['--config=tests/infra/openapi/redocly.yaml', '--lint-config=error'];
  const { status, output } = run('redocly', ['lint', ...rules, `${folder}/document.json`]);
  expect(status, output).toBe(0);
});

/** A caller as the generated types want it; each line under `@ts-expect-error` breaks a bound of the document. */
const caller = `
import { browseRooms, createProperty, type ErrorBody, type RoomHit, userLogin, type VendorProperty } from './client.ts';

export async function listOne(vendorId: string): Promise<VendorProperty> {
  const { data } = await userLogin({ body: { email: 'a@example.com', password: 'secret' } });
  const room = { roomNumber: 1, No_of_beds: 2, capacity: 2, price: 4000 };
  const address = { street: '1', city: 'Karimabad', state: 'Gilgit-Baltistan', country: 'Pakistan', zipCode: 15700 };
  const hotelDetail = { name: data.token, description: 'A house.', classType: 'First' as const, rooms: [room] };
  const answer = await createProperty({ body: { Location: 'Hunza', address, hotelDetail, vendorId } });
  // @ts-expect-error A hotel has a name.
  await createProperty({ body: { Location: 'Hunza', address, hotelDetail: { description: '', rooms: [room] }, vendorId } });
  return answer.data;
}

export async function first(): Promise<RoomHit | undefined> {
  const { data } = await browseRooms({ query: { class: 'Economy', sort: '-price', limit: 10 } });
  // @ts-expect-error There is no such order.
  await browseRooms({ query: { sort: 'oldest' } });
  return data[0];
}

export function refused({ issues = [] }: ErrorBody): string[] {
  // @ts-expect-error There is no such code.
  return issues.filter(({ code }) => code !== 'not_a_code').map(({ path, message }) => path + message);
}
`;

test('a client that is generated from the document compiles, and knows its fields', { timeout: 60_000 }, () => {
  const client = run('redocly', ['generate-client', `${folder}/document.json`, '--output', `${folder}/client.ts`]);
  expect(client.status, client.output).toBe(0);
  writeFileSync(`${folder}/caller.ts`, caller);
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: callersOptions, include: ['*.ts'] }));
  expect(run('tsc', ['-p', folder])).toEqual({ status: 0, output: '' });
});

/** Of another project than ours. */
const callersOptions = {
  strict: true,
  target: 'es2024',
  lib: ['es2025', 'dom', 'dom.iterable'],
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  noEmit: true,
};
