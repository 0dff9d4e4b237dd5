import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { bundleFunctions } from '../../infra/bundle/bundle.ts';
import { loadEvents } from '../../infra/functions/events.ts';
import { loadOperations } from '../../infra/functions/operations.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { coldStart } from './coldStart.ts';
import type { BenchOptions } from './options.ts';

const runs = 9;
const fewRuns = 3;

/** CPU at most of loading a function, against one that does nothing: those that draw, and that have little but their client. */
const budgets: Record<string, number> = { processPhoto: 8, getHealth: 2 };

const usualBudget = 2.6;

interface ColdFunction {
  name: string;
  file: string;
  budget: number;
  event?: object;
}

/** The cost of a cold start against that of an empty function of the same runtime; fails where one passes its budget. */
export async function coldBench({ small, only }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-cold-'));
  const port = await getPort();
  // Knows nobody and nothing: what is asked of a table is answered with no item.
  const database = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}'),
  ).listen(port, '127.0.0.1');
  try {
    const functions = await built(folder);
    const unknown = only?.filter((each) => !functions.some(({ name }) => name === each)) ?? [];
    if (unknown.length > 0) throw new Error(`There is no function ${unknown.join(', ')}.`);
    const wanted = functions.filter(({ name }) => only === undefined || only.includes(name));
    const table = await measureAll(wanted, empty(folder), {
      database: `http://127.0.0.1:${port}`,
      times: small ? fewRuns : runs,
    });
    console.table(table);
    if (table.some(({ budget }) => budget.startsWith('OVER'))) process.exitCode = 1;
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

async function built(folder: string): Promise<ColdFunction[]> {
  const operations = await loadOperations();
  const units = [...operations, ...(await loadEvents())];
  const bundles = await bundleFunctions(units, folder);
  return units.map(({ name }) => {
    const bundle = bundles.find((each) => each.name === name);
    const called = operations.find((each) => each.name === name);
    return {
      name,
      file: join(bundle?.folder ?? '', 'index.mjs'),
      budget: budgets[name] ?? usualBudget,
      ...(called && { event: firstRequest(called.endpoint) }),
    };
  });
}

/** A request that most functions take as far as their first read; those that it does not suit refuse it. */
function firstRequest({ auth, path }: Endpoint): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const token = auth === 'public' ? '' : `Bearer ${auth.role === 'user' ? 'u' : 'v'}.a.${'s'.repeat(43)}`;
  return {
    rawPath: path,
    rawQueryString: 'location=Murree',
    queryStringParameters: { location: 'Murree' },
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    pathParameters: Object.fromEntries(names.map((name) => [name, 'a'])),
    requestContext: { http: {} },
    body: '{"location":"Murree"}',
    isBase64Encoded: false,
  };
}

function empty(folder: string): string {
  mkdirSync(join(folder, 'empty'));
  const file = join(folder, 'empty/index.mjs');
  writeFileSync(file, 'export const handler = async () => ({ statusCode: 200 });');
  return file;
}

interface Setup {
  database: string;
  times: number;
}

/** Beside each run stands one of the empty function, so that what else the machine does falls on both. */
async function measureAll(functions: readonly ColdFunction[], bare: string, { database, times }: Setup) {
  const seen = new Map(functions.map(({ name }) => [name, { loads: [] as number[], calls: [] as number[] }]));
  const emptyOnes: number[] = [];
  for (let run = 0; run < times; run += 1) {
    for (const { name, file, event } of functions) {
      const { loaded: nothing } = await coldStart(bare, database);
      const { loaded, called } = await coldStart(file, database, event);
      emptyOnes.push(nothing);
      seen.get(name)?.loads.push(loaded / nothing);
      seen.get(name)?.calls.push(called / nothing);
    }
  }
  console.log(`An empty function takes ${median(emptyOnes).toFixed(0)} ms of CPU, the median of ${emptyOnes.length}.`);
  return functions.map(({ name, budget, event }) => {
    const { loads = [], calls = [] } = seen.get(name) ?? {};
    return {
      function: name,
      'loaded, against empty': Number(median(loads).toFixed(2)),
      'first call too': event ? Number(median(calls).toFixed(2)) : '',
      budget: median(loads) <= budget ? `${budget}` : `OVER ${budget}`,
    };
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
