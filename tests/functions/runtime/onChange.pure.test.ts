import { expect, test, vi } from 'vitest';
import { type Change, onChange } from '../../../functions/runtime/onChange.ts';

interface Item {
  pk: string;
  nights?: Set<number>;
  price?: number;
}

/** A function that fails for some items. */
function following(fails: (change: Change<Item>) => boolean = () => false) {
  const seen: Change<Item>[] = [];
  const handler = onChange(
    {
      trigger: { on: 'table', table: 'bookings', sk: 'booking' },
      summary: '',
      memoryMegabytes: 1,
      timeoutSeconds: 1,
    },
    {},
    async (change: Change<Item>) => {
      seen.push(change);
      if (fails(change)) throw new Error('not now');
      return {};
    },
  );
  return { seen, handler };
}

const record = (SequenceNumber: string, pk: string) => ({
  dynamodb: { SequenceNumber, Keys: { pk: { S: pk }, sk: { S: 'booking' } }, NewImage: { pk: { S: pk } } },
});

test('a change is told as items are read, before and after', async () => {
  const { seen, handler } = following();
  const Keys = { pk: { S: 'a' }, sk: { S: 'booking' } };
  const OldImage = { pk: { S: 'a' }, price: { N: '4500' } };
  const NewImage = { pk: { S: 'a' }, nights: { NS: ['1', '2'] } };
  const answer = await handler({ Records: [{ dynamodb: { SequenceNumber: '1', Keys, OldImage, NewImage } }] });
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(seen).toEqual([{ before: { pk: 'a', price: 4500 }, after: { pk: 'a', nights: new Set([1, 2]) } }]);
});

test('items of other keys, as a replay by hand brings them, are left alone', async () => {
  const { seen, handler } = following();
  const { dynamodb } = record('1', 'a');
  const Keys = { pk: { S: 'a' }, sk: { S: 'mail#requested#owner' } };
  expect(await handler({ Records: [{ dynamodb: { ...dynamodb, Keys } }] })).toEqual({ batchItemFailures: [] });
  expect(seen).toEqual([]);
});

test('what fails comes again with what follows of its item, and holds up no other item', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { seen, handler } = following(({ after }) => after?.pk === 'a');
  const Records = [record('1', 'b'), record('2', 'a'), record('3', 'c'), record('4', 'a')];
  expect(await handler({ Records })).toEqual({
    batchItemFailures: [{ itemIdentifier: '2' }, { itemIdentifier: '4' }],
  });
  expect(seen.map(({ after }) => after?.pk)).toEqual(['b', 'a', 'c']);
});
