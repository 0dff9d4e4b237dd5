import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../../../functions/accounts/limits.ts';
import type { DynamoDbKind } from '../../../infra/local/engines/dynamodb.ts';
import type { Place, Question } from './serve.ts';

export interface ServerOptions {
  /** Holds the data, and what the server says. */
  folder: string;
  engine: DynamoDbKind;
  /** Other addresses of engines for the functions: `{ AWS_ENDPOINT_URL_S3: 'http://...' }`. */
  reach?: Record<string, string>;
  /** Events come late, twice and in any order. */
  disorder?: boolean;
  /** Limits of a stage, in place of those of one machine. */
  limits?: Limits;
}

/** The product in a process of its own, as `npm start` has it, on a free port. */
export interface Server extends Place {
  /** Kills it as a power cut does, with its engines, and waits until it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Megabytes: of the process, and of what is still in use in it. */
  memory(): Promise<{ resident: number; inUse: number }>;
  /** Resolves when no function that an event called is at work. */
  eventsDone(): Promise<void>;
  /** Lets an hour be over; answers with the functions that failed. */
  hourIsOver(): Promise<string[]>;
  /** Carries out a command of an operator; answers with all that it says, or undefined where it failed or the server is gone. */
  operate(...args: string[]): Promise<string | undefined>;
  /** Why it is gone, in a sentence, if it is. */
  fate(): string[];
}

/** Those that run or are about to, with their folders. */
const running = new Map<ChildProcess, string>();

/** Ends what a campaign that broke off has left running on its folder, or everything. */
export async function killServers(folder?: string): Promise<void> {
  const left = [...running].filter(([, own]) => folder === undefined || own === folder);
  await Promise.all(
    left.map(async ([child]) => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }),
  );
}

/** Makes a folder of which every server can begin with a copy: it need not store the samples then. */
export async function storeSamples(folder: string, engine: DynamoDbKind): Promise<string> {
  mkdirSync(folder);
  const server = await startServer({ folder, engine });
  await server.eventsDone();
  await server.stop();
  return folder;
}

const entry = fileURLToPath(new URL('serve.ts', import.meta.url));

/** Starts a server, on the data that an earlier one left in the folder. @throws Error with its last words */
export async function startServer(options: ServerOptions): Promise<Server> {
  const log = join(options.folder, 'server.log');
  const child = forkServer(options, log);
  running.set(child, options.folder);
  const exited = once(child, 'exit').then(() => void running.delete(child));
  const place = await Promise.race([placeOf(child), exited]);
  if (!place) throw new Error(`The server did not start: ${lastWords(log)}`);
  const ask = asker(child);
  let wanted = false;
  const end = async (signal: NodeJS.Signals) => {
    wanted = true;
    child.kill(signal);
    await exited;
  };
  return {
    ...place,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    memory: () => ask('memory'),
    hourIsOver: () => ask('hour'),
    operate: (...args) => ask<string | undefined>('operate', args).catch(() => undefined),
    eventsDone: () => untilQuiet(() => ask<number>('events')),
    fate: () => (!wanted && hasEnded(child) ? [`It ended by itself: ${lastWords(log)}`] : []),
  };
}

function forkServer(
  { folder, engine, reach = {}, limits, disorder = false }: ServerOptions,
  log: string,
): ChildProcess {
  const child = fork(entry, [], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      SES_PORT: '0',
      SARAI_DATA: join(folder, 'data'),
      DYNAMODB_ENDPOINT: '',
      CAMPAIGN_ENGINE: engine,
      CAMPAIGN_BUNDLES: join(folder, 'bundles'),
      CAMPAIGN_REACH: JSON.stringify(reach),
      CAMPAIGN_DISORDER: disorder ? 'yes' : '',
      ...(limits && { SARAI_LIMITS: JSON.stringify(limits) }),
    },
  });
  const said = createWriteStream(log, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(said, { end: false });
  return child;
}

async function placeOf(child: ChildProcess): Promise<Place> {
  const [{ place }] = (await once(child, 'message')) as [{ place: Place }];
  return place;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function lastWords(log: string): string {
  return readFileSync(log, 'utf8').trim().slice(-2_000);
}

function asker(child: ChildProcess) {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  child.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
    open.get(id)?.resolve(answer);
    open.delete(id);
  });
  child.once('exit', () => {
    for (const { reject } of open.values()) reject(new Error('The server is gone.'));
  });
  return <Answer>(ask: Question['ask'], args?: readonly string[]): Promise<Answer> => {
    const id = asked++;
    const answered = Promise.withResolvers<unknown>();
    open.set(id, answered);
    child.send({ id, ask, ...(args && { args }) } satisfies Question, (error) => error && answered.reject(error));
    return answered.promise as Promise<Answer>;
  };
}

/** One event may call the next: it is quiet when nothing runs three times in a row. */
async function untilQuiet(running: () => Promise<number>): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    quiet = (await running()) === 0 ? quiet + 1 : 0;
    await wait(30);
  }
}
