import { describe, expect, test } from 'vitest';
import type { Answer, AnswerResult } from '../../../../web/src/features/requests/answers.ts';
import { requestViewsOf, rivalsOf, withSeen } from '../../../../web/src/features/requests/requestViews.ts';
import { waitingRequest } from './request.ts';

const [first, second, third] = ['a', 'b', 'c'].map((id, hour) =>
  waitingRequest(id, { askedAt: `2027-07-01T1${hour}:00:00.000Z` }),
) as [ReturnType<typeof waitingRequest>, ReturnType<typeof waitingRequest>, ReturnType<typeof waitingRequest>];
const seen = [first, second];

function answers(entries: Record<string, AnswerResult> = {}, underWay: Record<string, Answer> = {}) {
  return { answers: new Map(Object.entries(entries)), underWay: new Map(Object.entries(underWay)) };
}

describe('a list of requests', () => {
  test('keeps the place of one that was answered elsewhere: no other comes under a finger', () => {
    expect(requestViewsOf(seen, { waiting: [second], hasMore: false }, answers())).toEqual([
      { request: first, waits: false, result: { outcome: 'not_waiting' } },
      { request: second, waits: true, result: undefined },
    ]);
  });

  test('shows what became of one that was answered here, also while the API still lists it', () => {
    const [answered] = requestViewsOf(seen, { waiting: seen, hasMore: false }, answers({ a: { outcome: 'accepted' } }));
    expect(answered).toEqual({ request: first, waits: false, result: { outcome: 'accepted' } });
  });

  test('lets one be answered again whose acceptance was refused', () => {
    const [refused] = requestViewsOf(
      seen,
      { waiting: seen, hasMore: false },
      answers({ a: { outcome: 'nights_taken' } }),
    );
    expect(refused).toMatchObject({ waits: true, result: { outcome: 'nights_taken' } });
  });

  test('says of a refused one that it waits no more once it has left the list', () => {
    const [gone] = requestViewsOf(seen, { waiting: [], hasMore: false }, answers({ a: { outcome: 'nights_taken' } }));
    expect(gone).toMatchObject({ waits: false, result: { outcome: 'not_waiting' } });
  });
});

describe('an answer on a weak line', () => {
  test('is not called too late while it is on the way: the list may lose the request before', () => {
    const [answered, other] = requestViewsOf(seen, { waiting: [], hasMore: false }, answers({}, { a: 'accept' }));
    expect(answered).toEqual({ request: first, waits: true, result: undefined });
    expect(other).toMatchObject({ waits: false, result: { outcome: 'not_waiting' } });
  });

  test.each<AnswerResult>([{ message: 'Sarai cannot be reached.', lost: true }, { outcome: 'unknown' }])(
    'that was lost, with the result %o, may have arrived where the request has left the list',
    (lost) => {
      expect(requestViewsOf(seen, { waiting: [], hasMore: false }, answers({ a: lost }))[0]).toMatchObject({
        waits: false,
        result: { outcome: 'unknown' },
      });
      expect(requestViewsOf(seen, { waiting: seen, hasMore: false }, answers({ a: lost }))[0]).toMatchObject({
        waits: true,
        result: lost,
      });
    },
  );

  test('of a newcomer still waits where it may stand beyond what was read', () => {
    const pushed = { ...first, newcomer: true as const };
    const [view] = requestViewsOf([pushed], { waiting: [second], hasMore: true }, answers());
    expect(view).toMatchObject({ waits: true });
    expect(requestViewsOf([pushed], { waiting: [second], hasMore: false }, answers())[0]).toMatchObject({
      waits: false,
    });
    expect(requestViewsOf([first], { waiting: [second], hasMore: true }, answers())[0]).toMatchObject({ waits: false });
  });

  test('that was refused did not arrive', () => {
    const [gone] = requestViewsOf(
      seen,
      { waiting: [], hasMore: false },
      answers({ a: { message: 'Too many attempts.', lost: false } }),
    );
    expect(gone).toMatchObject({ result: { outcome: 'not_waiting' } });
  });
});

describe('the requests that were seen', () => {
  test('stand in the order of the list, whoever asked first', () => {
    expect(withSeen([], [third, first, second])).toEqual([third, first, second]);
  });

  test('keep their places, and those that come stand behind them', () => {
    expect(withSeen([third, second], [first, third])).toEqual([third, second, first]);
  });

  test('are the same list where nothing is new, so that nothing is rendered again', () => {
    expect(withSeen(seen, [second])).toBe(seen);
  });

  test('are shown as they were read last', () => {
    const changed = { ...first, hotelName: 'Pine Lodge' };
    expect(withSeen(seen, [changed])).toEqual([changed, second]);
  });
});

describe('who else waits for the nights', () => {
  const rivals = (given: Parameters<typeof waitingRequest>[1]) => rivalsOf(first, [first, waitingRequest('z', given)]);

  test.each([
    ['the same nights', {}],
    ['the last night', { checkIn: '2027-07-14', checkOut: '2027-07-20' }],
    ['nights around', { checkIn: '2027-07-01', checkOut: '2027-07-30' }],
  ])('is named for %s', (_, given) => expect(rivals(given)).toEqual(['Guest z']));

  test.each([
    ['arriving on the day of check-out', { checkIn: '2027-07-15', checkOut: '2027-07-18' }],
    ['leaving on the day of arrival', { checkIn: '2027-07-10', checkOut: '2027-07-12' }],
    [
      'rooms of another kind',
      { rooms: [{ roomNumber: 102, beds: 2, capacity: 2, price: 2500, kind: 'family' }] as const },
    ],
    ['another hotel', { propertyId: 'p2' }],
  ])('is nobody %s', (_, given) => expect(rivals(given)).toEqual([]));
});
