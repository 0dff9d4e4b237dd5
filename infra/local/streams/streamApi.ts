import type { ChangeRecord } from '../../../functions/runtime/changes.ts';
import { localAccess } from '../localAccess.ts';

export type StreamRecord = ChangeRecord;

export interface Shard {
  ShardId: string;
  ParentShardId?: string;
}

export interface RecordPage {
  Records: StreamRecord[];
  /** The next page; undefined where the shard is closed and has no more. */
  NextShardIterator?: string;
}

/** A refusal by an engine; `name` is its exception's. */
export class StreamRefusal extends Error {}

/** The calls of an engine's streams. It has them all in one place, and needs no client of AWS's own for four. */
export function streamApi(endpoint: string) {
  const call = async <T>(operation: string, input: object): Promise<T> => {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'x-amz-target': operation },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(10_000),
    });
    const body = (await answer.json()) as T & { __type?: string; message?: string };
    if (answer.ok) return body;
    const name = body.__type?.split('#').at(-1) ?? `Status${answer.status}`;
    throw Object.assign(new StreamRefusal(body.message ?? name), { name });
  };
  const streams = <T>(operation: string, input: object) => call<T>(`DynamoDBStreams_20120810.${operation}`, input);
  return {
    /** The stream of a table; undefined where it has none. */
    streamOf: async (TableName: string): Promise<string | undefined> => {
      const target = 'DynamoDB_20120810.DescribeTable';
      const { Table } = await call<{ Table: { LatestStreamArn?: string } }>(target, { TableName });
      return Table.LatestStreamArn;
    },
    shards: async (StreamArn: string): Promise<Shard[]> => {
      const shards: Shard[] = [];
      let last: string | undefined;
      do {
        const input = { StreamArn, ...(last !== undefined && { ExclusiveStartShardId: last }) };
        const { StreamDescription } = await streams<{
          StreamDescription: { Shards?: Shard[]; LastEvaluatedShardId?: string };
        }>('DescribeStream', input);
        shards.push(...(StreamDescription.Shards ?? []));
        last = StreamDescription.LastEvaluatedShardId;
      } while (last !== undefined);
      return shards;
    },
    /** Where to read on in a shard: behind a record, or at its beginning. */
    iterator: async (StreamArn: string, ShardId: string, after?: string): Promise<string> => {
      const from =
        after === undefined
          ? { ShardIteratorType: 'TRIM_HORIZON' }
          : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
      const input = { StreamArn, ShardId, ...from };
      return (await streams<{ ShardIterator: string }>('GetShardIterator', input)).ShardIterator;
    },
    records: (ShardIterator: string): Promise<RecordPage> => streams('GetRecords', { ShardIterator, Limit: 100 }),
  };
}

export type StreamApi = ReturnType<typeof streamApi>;

/** The engines look at the form of a signature and not at what it says. */
const headers = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20260101T000000Z',
  authorization: `AWS4-HMAC-SHA256 Credential=${localAccess.credentials.accessKeyId}/20260101/${localAccess.region}/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
};
