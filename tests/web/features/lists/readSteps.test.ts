import { describe, expect, test } from 'vitest';
import type { ListSource } from '../../../../web/src/features/lists/listSource.ts';
import { readSteps } from '../../../../web/src/features/lists/useGrowingList.ts';
import { answeringServer } from '../../support/answeringServer.ts';

const source: Omit<ListSource<'listVendorPendingRequests'>, 'most'> = {
  operation: 'listVendorPendingRequests',
  request: (page) => ({ params: { vendorId: 'v1' }, query: page }),
};

/** A list of so many numbers, whose cursors are the numbers that come next. */
function listOf(count: number) {
  return answeringServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://list');
    const from = Number(searchParams.get('cursor') ?? 0);
    const to = Math.min(count, from + Number(searchParams.get('limit')));
    const data = Array.from({ length: to - from }, (_, place) => from + place);
    response.end(JSON.stringify({ message: 'Requests.', data, ...(to < count && { nextCursor: String(to) }) }));
  });
}

describe('a list that grows', () => {
  test('is read from its beginning to where it was shown', async () => {
    await using server = await listOf(40);
    const { items, hasMore } = await readSteps(source, 3, 10);
    expect([items.length, items.at(-1), hasMore]).toEqual([30, 29, true]);
    expect(server.seen).toHaveLength(3);
  });

  test('that has become shorter is read to its end, and no further', async () => {
    await using server = await listOf(12);
    expect(await readSteps(source, 5, 10)).toMatchObject({ hasMore: false, items: { length: 12 } });
    expect(server.seen).toHaveLength(2);
  });
});
