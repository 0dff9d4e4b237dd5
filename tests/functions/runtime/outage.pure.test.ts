import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { answerLink } from '../../../functions/bookings/answerLinks.ts';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { api, type Operation } from '../../../shared/api.ts';
import { type Endpoint, endpoint } from '../../../shared/endpoint.ts';
import { errorCatalogue } from '../../../shared/errorCatalogue.ts';
import { ask, goodPassword, newEmail, signupForm } from '../../support/accounts.ts';
import { type Behaviour, breakDatabase } from '../../support/brokenDatabase.ts';
import { type Call, type CallAnswer, call } from '../../support/call.ts';
import { signingKey } from '../../support/signing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const email = newEmail();
const answerToken = answerLink('', { id: 'x', answerBy: '2999-01-01' } as Booking, 'accept', [signingKey]).split(
  '=',
)[1];
const reset = { userId: 'x', newPassword: goodPassword, confirmPassword: goodPassword };

const invitationToken = `x.y.${'s'.repeat(27)}`;

const linkToken = `x.${'s'.repeat(27)}`;

/** A request that anybody may send, so that it gets as far as the table; who needs a session does so with any token. */
const asked: Partial<Record<Operation, Call>> = {
  searchRooms: { body: { location: 'Murree' } },
  countRooms: { body: { location: 'Murree' } },
  getRoomSearch: { query: { location: 'Murree' } },
  getRoomCounts: { query: { location: 'Murree' } },
  getRoomDetails: { params: { roomId: 'x' } },
  getComparedRooms: { query: { rooms: 'x:1' } },
  listReviews: { params: { propertyId: 'x' } },
  reportProperty: { params: { propertyId: 'x' }, body: { reason: 'other' } },
  userSignup: { body: signupForm('user') },
  vendorSignup: { body: signupForm('vendor') },
  userLogin: { body: { email, password: goodPassword } },
  vendorLogin: { body: { email, password: goodPassword } },
  confirmUserEmailByLink: { body: { token: linkToken } },
  confirmVendorEmailByLink: { body: { token: linkToken } },
  sendUserLoginCode: { body: { email } },
  sendVendorLoginCode: { body: { email } },
  userLoginByCode: { body: { userId: 'x', otp: '123456' } },
  vendorLoginByCode: { body: { userId: 'x', otp: '123456' } },
  userLoginByLink: { body: { userId: 'x' } },
  sendUserOtp: { body: { email } },
  sendVendorOtp: { body: { email } },
  resendUserOtp: { body: { userId: 'x' } },
  resendVendorOtp: { body: { userId: 'x' } },
  verifyUserOtp: { body: { userId: 'x', otp: '123456' } },
  verifyVendorOtp: { body: { userId: 'x', otp: '123456' } },
  getRoomCalendar: { params: { propertyId: 'x', roomNumber: '101' } },
  viewStaffInvitation: { body: { token: invitationToken } },
  joinStaff: { body: { token: invitationToken, userName: 'Karim', password: goodPassword } },
  viewAnswerLink: { body: { token: answerToken } },
  answerByLink: { body: { token: answerToken } },
  viewVoucher: { body: { token: 'v'.repeat(22) } },
  exportCalendar: { params: { file: `${'c'.repeat(27)}.ics` } },
  resetUserPassword: { body: reset },
  resetVendorPassword: { body: reset },
};

/** A page says it in words, in a test of its own. */
const onTables = Object.entries<Endpoint>(api).filter(([, { html }]) => !html) as [Operation, Endpoint][];

function tokenFor({ auth }: Endpoint): string | undefined {
  return auth === 'public' ? undefined : `${auth.role === 'user' ? 'u' : 'v'}.someone.${'s'.repeat(43)}`;
}

/** Everything that the API has is asked at one moment; answers with what came and with the longest wait. */
async function askAll(behaviour: Behaviour) {
  await breakDatabase(behaviour);
  const started = performance.now();
  const answers = await Promise.all(
    onTables.map(async ([name, each]) => {
      const { status, body, headers } = await ask(name, { ...asked[name], token: tokenFor(each) });
      return [name, status, body.code, body.message, headers['retry-after']];
    }),
  );
  return { answers, seconds: (performance.now() - started) / 1000 };
}

const outages: Behaviour[] = [
  'never answers',
  'stops in the middle of its answers',
  'refuses connections',
  'breaks connections',
  'answers 500',
  'answers 503 through something that knows no JSON',
  'throttles',
  'has too few units',
  'throttles transactions',
];

test.each(outages)('a person is asked to come back in a moment while DynamoDB %s', async (behaviour) => {
  const { answers, seconds } = await askAll(behaviour);
  const { message } = errorCatalogue.unavailable;
  expect(answers).toEqual(onTables.map(([name]) => [name, 503, 'unavailable', message, '3']));
  expect(seconds).toBeLessThan(10);
});

const faultsOfOurs: Behaviour[] = [
  'knows nobody',
  'permits nothing',
  'is asked for what it does not know',
  'is asked for a table that is not there',
  'refuses a transaction for what it says',
];

test.each(faultsOfOurs)('nobody is sent to try again in vain when DynamoDB %s', async (behaviour) => {
  const { answers } = await askAll(behaviour);
  const { message } = errorCatalogue.internal;
  expect(answers).toEqual(onTables.map(([name]) => [name, 500, 'internal', message, undefined]));
});

describe('a handler of its own', () => {
  const countRooms = endpoint({
    method: 'GET',
    path: '/rooms/count',
    auth: 'public',
    summary: 'For this test.',
    status: 200,
    response: z.object({ rooms: z.int() }),
    errors: [],
  });

  async function answered(work: (read: () => Promise<unknown>) => Promise<number>): Promise<CallAnswer> {
    const { implement } = await import('../../../functions/runtime/implement.ts');
    const { port } = await import('../../../functions/runtime/port.ts');
    const { readItem } = await import('../../../functions/runtime/read.ts');
    const rooms = port('properties', ['GetItem'], (table) => ({
      read: () => readItem(table, { pk: 'room', sk: 'room' }),
    }));
    return call(implement(countRooms, { rooms }, async (_, opened) => ({ rooms: await work(opened.rooms.read) })));
  }

  async function reads(count: number, read: () => Promise<unknown>): Promise<number> {
    for (let done = 0; done < count; done++) await read();
    return count;
  }

  test('is not waited for in vain when many slow calls or tries add up', async () => {
    await breakDatabase('answers every call after a second');
    const { retry } = await import('../../../functions/runtime/retry.ts');
    const busy = () => Promise.reject(new Error('busy'));
    const started = performance.now();
    const [few, ...others] = await Promise.all([
      answered((read) => reads(3, read)),
      answered((read) => reads(30, read)),
      answered((read) => Promise.all(Array.from({ length: 30 }, read)).then(() => reads(30, read))),
      answered(() => retry(busy, { attempts: 1_000, firstWait: 400, when: () => true })),
    ]);
    expect(few.status).toBe(200);
    for (const { status, body } of others) expect([status, body.code]).toEqual([503, 'unavailable']);
    expect((performance.now() - started) / 1000).toBeLessThan(10);
  });

  test('that is wrong itself is answered as a fault of ours', async () => {
    await breakDatabase('answers every call after a second');
    const { status, body } = await answered(async () => (undefined as unknown as { rooms: number }).rooms);
    expect([status, body.code, body.message]).toEqual([500, 'internal', errorCatalogue.internal.message]);
  });
});
