import '../support/speakEnglish.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { fail } from '../../../shared/errors.ts';
import { ApiError } from '../../../web/src/api/ApiError.ts';
import { call } from '../../../web/src/api/call.ts';
import {
  currentSession,
  endSessionByLogout,
  forgetSessionEnd,
  lastSessionEnd,
  startSession,
} from '../../../web/src/session.ts';
import { answeringServer, json } from '../support/answeringServer.ts';

const rooms = { message: 'Rooms found.', data: [] };

/** The error of a call that must fail. */
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (thrown instanceof ApiError) return thrown;
  throw new Error('The call did not throw an ApiError.');
}

describe('a call', () => {
  test('sends a query, leaving out what is undefined, and returns the answer', async () => {
    await using server = await answeringServer(json(200, rooms));
    const answer = await call('browseRooms', { query: { city: 'Azad Kashmir', cursor: undefined, limit: 20 } });
    expect(answer).toEqual(rooms);
    expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/api/rooms?city=Azad+Kashmir&limit=20', body: '' });
  });

  test('sends a JSON body', async () => {
    await using server = await answeringServer(json(200, rooms));
    await call('searchRooms', { body: { location: 'Murree' } });
    expect(server.seen[0]).toEqual({
      method: 'POST',
      url: '/api/user/searching-room',
      type: 'application/json',
      authorization: undefined,
      body: '{"location":"Murree"}',
    });
  });

  test('encodes what stands in the path', async () => {
    await using server = await answeringServer(json(200, {}));
    await call('getRoomDetails', { params: { roomId: '../a b?' }, query: {} });
    expect(server.seen[0]?.url).toBe('/api/user/room-details/..%2Fa%20b%3F');
  });
});

describe('a call that fails', () => {
  test("throws the API's own sentence, code and field issues", async () => {
    const issues = [{ path: 'minPrice', message: 'Minimum price must not be above maximum price.' }];
    const body = { message: 'Minimum price must not be above maximum price.', code: 'invalid_request', issues };
    await using _server = await answeringServer(json(400, body));
    const error = await failure(call('searchRooms', { body: { location: 'Murree' } }));
    expect({ ...error, message: error.message }).toMatchObject({ ...body, status: 400 });
  });

  test.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Some hotel wifi</html>'],
    [500, '"odd"'],
  ])('throws a sentence of its own for an answer that is not the API’s: %i %s', async (status, body) => {
    await using _server = await answeringServer((_, response) => void response.writeHead(status).end(body));
    const error = await failure(call('getHealth', {}));
    expect(error).toMatchObject({ code: 'unreadable', status });
    expect(error.message).toMatch(/try again/);
  });

  test.each([
    [429, { message: 'Too Many Requests' }, 'unreadable'],
    [409, { message: 'The gate is closed.', code: 'of_a_newer_api' }, 'of_a_newer_api'],
  ])('says what an answer says for itself whose code is unknown or missing: %i', async (status, body, code) => {
    await using _server = await answeringServer(json(status, body));
    const error = await failure(call('getHealth', {}));
    expect([error.message, error.code, error.status]).toEqual([body.message, code, status]);
  });

  test('says to check the connection when nobody answers', async () => {
    await using _server = await answeringServer((request) => void request.socket.destroy());
    const error = await failure(call('getHealth', {}));
    expect(error).toMatchObject({ code: 'unreachable', status: 0 });
    expect(error.message).toMatch(/Check your connection/);
  });

  test('gives up on an answer that does not come', async () => {
    await using _server = await answeringServer(() => {});
    expect(await failure(call('getHealth', {}, 50))).toMatchObject({ code: 'too_slow', status: 0 });
  });

  test('gives up on an answer that stops halfway', async () => {
    await using _server = await answeringServer((_, response) => void response.writeHead(200).write('{"message":'));
    expect(await failure(call('getHealth', {}, 200))).toMatchObject({ code: 'too_slow' });
  });
});

describe('a call of somebody who is logged in', () => {
  const session = { role: 'user', id: 'u1', token: 'u.u1.secret' } as const;
  const profile = { params: { userId: 'u1' } };
  const ended = { message: 'Please log in again.', code: 'not_signed_in' };

  afterEach(() => {
    endSessionByLogout('');
    forgetSessionEnd();
  });

  test('takes the token along where the operation needs a session, and nowhere else', async () => {
    await using server = await answeringServer(json(200, rooms));
    startSession(session);
    await call('getUserProfile', profile);
    await call('browseRooms', { query: {} });
    expect(server.seen.map(({ authorization }) => authorization)).toEqual(['Bearer u.u1.secret', undefined]);
  });

  test('of a vendor takes it along for whatever is read, so that no answer of the edge hides a change', async () => {
    await using server = await answeringServer(json(200, rooms));
    startSession({ role: 'vendor', id: 'v1', token: 'v.v1.secret' });
    await call('browseRooms', { query: {} });
    await call('sendVendorOtp', { body: { email: 'gul@example.com' } });
    expect(server.seen.map(({ authorization }) => authorization)).toEqual(['Bearer v.v1.secret', undefined]);
  });

  test('drops a session that the API does not know any more, and says so in the reader’s words', async () => {
    await using _server = await answeringServer(json(401, ended));
    startSession(session);
    expect(await failure(call('getUserProfile', profile))).toMatchObject({ code: 'not_signed_in' });
    expect(currentSession()).toBeUndefined();
    expect(lastSessionEnd()).toEqual({ notice: fail('not_signed_in').message, returnAfterLogin: true });
  });

  test('keeps the session when a login is refused', async () => {
    await using _server = await answeringServer(json(401, { message: 'No.', code: 'wrong_credentials' }));
    startSession(session);
    await failure(call('vendorLogin', { body: { email: 'a@b', password: 'x' } }));
    expect(currentSession()).toEqual(session);
  });
});
