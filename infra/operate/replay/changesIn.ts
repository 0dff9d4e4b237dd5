import type { ChangeBatch } from '../../../functions/runtime/changes.ts';
import { retry } from '../../../functions/runtime/retry.ts';
import type { Caller } from '../../../functions/runtime/signedCall.ts';
import { callJson } from '../../deployed/callJson.ts';
import type { StreamRange } from './givenUpEvent.ts';

type Change = ChangeBatch['Records'][number];

interface Page extends ChangeBatch {
  NextShardIterator?: string;
}

/** A change or its whole shard is gone, 24 hours after it was made. */
const forgotten = new Set(['TrimmedDataAccessException', 'ResourceNotFoundException']);

/** Two functions read the shard already, and AWS answers not many more. */
const patience = {
  attempts: 8,
  firstWait: 200,
  when: (error: unknown) => error instanceof Error && /Limit|Throughput|Throttling/.test(error.name),
};

/** A shard that is open answers with empty pages between changes, and for ever behind the last. */
const mostEmptyPages = 100;

/** The changes of a range, whose end is one of them; undefined where the stream does not have them any more. */
export async function changesIn(caller: Caller, range: StreamRange): Promise<Change[] | undefined> {
  try {
    return await readChanges(caller, range);
  } catch (error) {
    if (error instanceof Error && forgotten.has(error.name)) return undefined;
    throw error;
  }
}

async function readChanges(caller: Caller, range: StreamRange): Promise<Change[]> {
  const last = BigInt(range.endSequenceNumber);
  const found: Change[] = [];
  for await (const change of changesFrom(caller, range)) {
    const number = BigInt(change.dynamodb.SequenceNumber);
    if (number <= last) found.push(change);
    if (number >= last) return found;
  }
  throw new Error('The stream did not come to the last of the changes.');
}

async function* changesFrom(caller: Caller, { streamArn, shardId, startSequenceNumber }: StreamRange) {
  const ask = <T>(action: string, input: object) => {
    const target = `DynamoDBStreams_20120810.${action}`;
    const call = { service: 'dynamodb', host: 'streams.dynamodb', target, body: JSON.stringify(input) };
    return retry(() => callJson<T>(caller, call), patience);
  };
  let { ShardIterator: next } = await ask<{ ShardIterator?: string }>('GetShardIterator', {
    StreamArn: streamArn,
    ShardId: shardId,
    ShardIteratorType: 'AT_SEQUENCE_NUMBER',
    SequenceNumber: startSequenceNumber,
  });
  for (let empty = 0; next !== undefined && empty < mostEmptyPages; ) {
    const page: Page = await ask('GetRecords', { ShardIterator: next, Limit: 100 });
    yield* page.Records;
    if (page.Records.length === 0) empty += 1;
    next = page.NextShardIterator;
  }
}
