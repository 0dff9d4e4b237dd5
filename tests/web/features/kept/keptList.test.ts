import '../../support/speakEnglish.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { joinAccount } from '../../../../web/src/features/kept/joinAccount.ts';
import { keptList, noteBrief, toggleKept } from '../../../../web/src/features/kept/keptList.ts';
import { noteSeen, seenRooms } from '../../../../web/src/features/kept/seenRooms.ts';
import { briefOf, type RoomBrief } from '../../../../web/src/features/rooms/roomBrief.ts';
import { endSessionByLogout, expireSession, startSession } from '../../../../web/src/session.ts';
import { store } from '../../../../web/src/storage.ts';
import { answeringServer, json } from '../../support/answeringServer.ts';
import { browserStorage } from '../../support/browserStorage.ts';

const amina = { role: 'user', id: 'amina', token: 'u.amina.1' } as const;
const bilal = { role: 'user', id: 'bilal', token: 'u.bilal.1' } as const;

const hotel = (_id: string, price = 4000): RoomBrief => ({ _id, room: 1, name: _id, place: 'Hunza', price });
const ids = () => keptList.read().kept.map(({ _id }) => _id);
const account = (kept: object[], removed: object[] = []) => json(200, { code: 'kept_rooms', data: { kept, removed } });

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage());
  vi.stubGlobal('sessionStorage', browserStorage());
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  endSessionByLogout('');
  vi.unstubAllGlobals();
});

describe('the kept rooms of a browser', () => {
  test('come and go by the same button, the newest first, without the API', () => {
    toggleKept(hotel('a'), 1);
    toggleKept(hotel('b'), 2);
    expect(ids()).toEqual(['b', 'a']);
    toggleKept(hotel('b'), 3);
    expect([ids(), Object.keys(keptList.read().briefs)]).toEqual([['a'], ['a']]);
  });

  test('are the same object until something changes, as React asks of a store', () => {
    expect(keptList.read()).toBe(keptList.read());
    toggleKept(hotel('a'));
    const list = keptList.read();
    expect(keptList.read()).toBe(list);
  });

  test('obey the last press, although the clock was put back', () => {
    toggleKept(hotel('a'), 1000);
    toggleKept(hotel('a'), 10);
    expect(ids()).toEqual([]);
    toggleKept(hotel('a'), 5);
    expect(ids()).toEqual(['a']);
  });

  test('are at most fifty', () => {
    for (let at = 0; at < 60; at++) toggleKept(hotel(`h${at}`), at + 1);
    expect([ids().length, ids()[0], Object.keys(keptList.read().briefs).length]).toEqual([50, 'h59', 50]);
  });

  test('take the name of today, and keep the price of the day on which they were kept', () => {
    toggleKept(hotel('a', 4000));
    noteBrief({ ...hotel('a', 5000), name: 'New Name' });
    noteBrief(hotel('never kept'));
    expect(keptList.read().briefs).toEqual({ a: { ...hotel('a', 4000), name: 'New Name' } });
  });

  test.each(['{', '[]', '{"held":{"kept":[{"_id":1}]}}', '{"held":{"kept":[{"_id":"a","at":1}],"removed":[]}}'])(
    'are none where %s is stored',
    (keptRooms) => {
      store({ keptRooms });
      expect(ids()).toEqual([]);
    },
  );
});

describe('whoever logs in', () => {
  test('finds what was kept before, and the next one nothing of it, although the session ended by itself', () => {
    toggleKept(hotel('a'), 1);
    noteSeen(hotel('b'));
    startSession(amina);
    expect(ids()).toEqual(['a']);
    toggleKept(hotel('c'), 2);
    noteSeen(hotel('d'));
    expireSession(amina.token, 'Please log in again.');
    expect(ids()).toEqual(['c', 'a']);
    startSession(bilal);
    expect([ids(), seenRooms.read()]).toEqual([[], []]);
    toggleKept(hotel('x'));
    expect(ids()).toEqual(['x']);
  });

  test('finds nothing of what was done after the session of somebody else had ended by itself', () => {
    startSession(amina);
    toggleKept(hotel('a'), 1);
    expireSession(amina.token, 'Please log in again.');
    toggleKept(hotel('b'), 2);
    startSession(bilal);
    expect(ids()).toEqual([]);
    startSession(amina);
    expect(ids()).toEqual(['b', 'a']);
  });

  test('leaves nothing when logging out', () => {
    startSession(amina);
    toggleKept(hotel('a'), 1);
    noteSeen(hotel('b'));
    endSessionByLogout('');
    expect([ids(), seenRooms.read(), localStorage.length]).toEqual([[], [], 0]);
  });
});

describe('joining the account', () => {
  test('sends what was kept, and takes what the account has', async () => {
    toggleKept(hotel('a'), 5);
    startSession(amina);
    await using server = await answeringServer(
      account([
        { _id: 'b', room: 2, at: 9 },
        { _id: 'a', room: 1, at: 5 },
      ]),
    );
    await joinAccount();
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['PUT /api/user/kept-rooms/amina']);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
      kept: [{ _id: 'a', room: 1, at: 5, name: 'a' }],
      removed: [],
    });
    expect([ids(), keptList.read().unsent, keptList.owner]).toEqual([['b', 'a'], false, 'amina']);
    await joinAccount();
    expect(server.seen.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  });

  test('keeps what is done while the call is under way, and sends it after it', async () => {
    startSession(amina);
    toggleKept(hotel('a'), 5);
    let first = true;
    await using server = await answeringServer((request, response) => {
      if (first) toggleKept(hotel('b'), 6);
      const kept = [{ _id: 'a', room: 1, at: 5 }];
      account(first ? kept : [{ _id: 'b', room: 1, at: 6 }, ...kept])(request, response);
      first = false;
    });
    await joinAccount();
    expect([server.seen.length, ids(), keptList.read().unsent]).toEqual([2, ['b', 'a'], false]);
  });

  test('says nothing where it fails, and goes on from there', async () => {
    startSession(amina);
    toggleKept(hotel('a'), 5);
    await using _server = await answeringServer(json(503, { code: 'unavailable', message: 'Later.' }));
    await joinAccount();
    expect([ids(), keptList.read().unsent]).toEqual([['a'], true]);
  });

  test('writes nothing of an account whose owner has logged out meanwhile', async () => {
    startSession(amina);
    await using _server = await answeringServer((request, response) => {
      endSessionByLogout('');
      account([{ _id: 'a', room: 1, at: 5 }])(request, response);
    });
    await joinAccount();
    expect([ids(), localStorage.length]).toEqual([[], 0]);
  });

  test('asks nothing for a visitor or a vendor', async () => {
    await using server = await answeringServer(account([]));
    toggleKept(hotel('a'));
    await joinAccount();
    startSession({ role: 'vendor', id: 'v', token: 'v.v.1' });
    await joinAccount();
    expect(server.seen).toEqual([]);
  });
});

test('the rooms that were opened are the last eight, each hotel once', () => {
  for (let at = 0; at < 12; at++) noteSeen(hotel(`h${at}`));
  noteSeen(hotel('h8', 9000));
  expect(seenRooms.read().map(({ _id }) => _id)).toEqual(['h8', 'h11', 'h10', 'h9', 'h7', 'h6', 'h5', 'h4']);
  expect(seenRooms.read()[0]?.price).toBe(9000);
  seenRooms.clear();
  expect(seenRooms.read()).toEqual([]);
});

test('a room is remembered by its number, or else by the first of its hotel', () => {
  const rooms = [4, 7].map((roomNumber) => ({ roomNumber, price: roomNumber * 1000, images: [] }));
  const record = { _id: 'a', Location: 'Hunza', hotels: [{ name: 'Pine House', rooms }] };
  expect([briefOf(record)?.room, briefOf(record, { number: 7 })?.price, briefOf(record, { number: 9 })?.room]).toEqual([
    4, 7000, 4,
  ]);
  expect(briefOf({ ...record, hotels: [] })).toBeUndefined();
});
