import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount } from '../../support/accounts.ts';
import { requested, waitingFor } from '../../support/bookings.ts';
import type { Call } from '../../support/call.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();
let waiting: string[];

beforeEach(async () => {
  const room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  const guest = await openAccount('user');
  await requested(guest, room, [10, 13]);
  await requested(guest, room, [20, 23]);
  waiting = await waitingFor(owners.vendor);
});

describe.each(['acceptBookingRequests', 'rejectBookingRequests'] as const)('%s', (operation) => {
  const answer = (sent: Call) =>
    ask(operation, { token: owners.vendor.token, params: { vendorId: owners.vendor.id }, ...sent });

  test.each<[string, string, Call]>([
    ['the id left empty', 'bookingRequestId', { query: { bookingRequestId: '' } }],
    ['its name misspelled', 'bookingRequestID', { query: { bookingRequestID: 'x' } }],
    ['the id in the body', 'bookingRequestId', { body: { bookingRequestId: 'x' } }],
  ])('with %s is refused by that name, and answers no request', async (_, path, sent) => {
    const { status, body } = await answer(sent);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.issues).toEqual([expect.objectContaining({ path, message: expect.stringContaining(path) })]);
    expect(await waitingFor(owners.vendor)).toEqual(waiting);
  });

  test('without an id, also with an empty object as its body, answers all that wait', async () => {
    const { status, body } = await answer({ body: {} });
    expect([status, body.outcomes.length]).toEqual([200, 2]);
  });
});
