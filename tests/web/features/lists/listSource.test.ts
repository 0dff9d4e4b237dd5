import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCursor, type ListSource, strides } from '../../../../web/src/features/lists/listSource.ts';
import { answeringServer } from '../../support/answeringServer.ts';

const source: ListSource<'browseRooms'> = {
  operation: 'browseRooms',
  request: (page) => ({ query: { city: 'Murree', ...page } }),
  most: 50,
};

/** A list of so many items, whose cursors are the numbers of their items. */
function listOf(count: number) {
  return answeringServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://list');
    const next = Number(searchParams.get('cursor') ?? 0) + Number(searchParams.get('limit'));
    const more = next < count && { nextCursor: String(next) };
    response.writeHead(200).end(JSON.stringify({ message: 'Rooms.', data: [], ...more }));
  });
}

describe('the way to a page that nobody has been to', () => {
  test('passes all items before it, in requests that the API takes', () => {
    const sizes = fc.constantFrom<[pageSize: number, most: number]>([8, 50], [20, 50], [10, 20]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), sizes, (page, [pageSize, most]) => {
        const steps = strides(page, pageSize, most);
        expect(steps.reduce((sum, step) => sum + step, 0)).toBe((page - 1) * pageSize);
        expect(steps.every((step) => step > 0 && step <= most)).toBe(true);
      }),
    );
  });

  test('is one request to the pages that people share', () => {
    expect(strides(7, 8, 50)).toEqual([48]);
  });
});

describe('the cursor of a page', () => {
  test('is found by reading the list up to it, with what the list is asked besides', async () => {
    await using server = await listOf(200);
    expect(await findCursor(source, 14, 8)).toBe('104');
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/api/rooms?city=Murree&limit=48',
      '/api/rooms?city=Murree&limit=48&cursor=48',
      '/api/rooms?city=Murree&limit=8&cursor=96',
    ]);
  });

  test('is null where the list ends before the page, and nothing more is asked then', async () => {
    await using server = await listOf(40);
    expect(await findCursor(source, 14, 8)).toBeNull();
    expect(server.seen).toHaveLength(1);
  });

  test('is null where the page before is the last and full', async () => {
    await using _server = await listOf(16);
    expect(await findCursor(source, 3, 8)).toBeNull();
  });
});
