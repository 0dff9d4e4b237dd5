import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { documents } from '../../functions/runtime/table.ts';
import { localAccess } from '../../infra/local/localAccess.ts';

interface TableUnits {
  CapacityUnits?: number;
}

/** A batch tells of each table. */
interface CapacityReport {
  ConsumedCapacity?: TableUnits | TableUnits[];
}

/** A client that adds up the capacity units that DynamoDB reports for every call it makes. */
export function meteredClient(endpoint: string): { client: DynamoDBDocumentClient; takeUnits: () => number } {
  const base = new DynamoDBClient({ endpoint, ...localAccess });
  let units = 0;
  base.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      for (const { CapacityUnits = 0 } of [(result.output as CapacityReport).ConsumedCapacity ?? []].flat())
        units += CapacityUnits;
      return result;
    },
    { step: 'initialize', name: 'meterCapacity' },
  );
  const takeUnits = () => {
    const taken = units;
    units = 0;
    return taken;
  };
  return { client: documents(base), takeUnits };
}

export interface Measure {
  /** Capacity units of one call. */
  units: number;
  /** Median and 95th percentile of the wall-clock time of a call, in milliseconds. */
  p50: number;
  p95: number;
}

/** Runs the same read so many times. Every run must cost the same units. */
export async function measure(takeUnits: () => number, runs: number, read: () => Promise<unknown>): Promise<Measure> {
  const times: number[] = [];
  const costs = new Set<number>();
  for (let run = 0; run < runs; run++) {
    takeUnits();
    const started = performance.now();
    await read();
    times.push(performance.now() - started);
    costs.add(takeUnits());
  }
  if (costs.size !== 1) throw new Error(`One read cost different units: ${[...costs].join(', ')}`);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { units: [...costs][0] ?? 0, p50: at(0.5), p95: at(0.95) };
}
