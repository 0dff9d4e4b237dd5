import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellLanguage } from '../../../web/src/i18n/tellLanguage.ts';
import { endSessionByLogout, forgetSessionEnd, startSession } from '../../../web/src/session.ts';
import { answeringServer, json } from '../support/answeringServer.ts';
import { browserStorage } from '../support/browserStorage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage());
  vi.stubGlobal('sessionStorage', browserStorage());
});

afterEach(() => {
  endSessionByLogout('');
  forgetSessionEnd();
  vi.unstubAllGlobals();
});

describe('a language that is chosen', () => {
  test.each([
    ['user', '/api/user/language/a1'],
    ['vendor', '/api/vendor/language/a1'],
  ] as const)('is told to the account of the %s who is logged in', async (role, url) => {
    await using server = await answeringServer(json(200, {}));
    startSession({ role, id: 'a1', token: `${role}.a1.secret` });
    tellLanguage('ur');
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    expect(server.seen[0]).toEqual({
      method: 'PUT',
      url,
      type: 'application/json',
      authorization: `Bearer ${role}.a1.secret`,
      body: '{"language":"ur"}',
    });
  });

  test('is told by a request that outlives its page', () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('The line is down.')));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('location', { origin: 'https://sarai.example' });
    startSession({ role: 'user', id: 'a1', token: 'x.a1.secret' });
    tellLanguage('en');
    expect(fetch).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ keepalive: true }));
  });

  test('is told to nobody while nobody is logged in', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    tellLanguage('ur');
    expect(fetch).not.toHaveBeenCalled();
  });
});
