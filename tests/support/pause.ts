import { AsyncLocalStorage } from 'node:async_hooks';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, type TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../functions/runtime/table.ts';
import { Crash } from './crash.ts';

type BeforeCall = (command: object) => Promise<void>;

const working = new AsyncLocalStorage<BeforeCall>();

/** Work that stands still while others act. */
export interface PausedCall<T> {
  /** Whether it stands before the call; false when it came to its end without making it. */
  stopped: boolean;
  /** Lets it go on, and answers with what came of it. */
  finish(): Promise<T>;
}

/**
 * Begins work and stops it before one of its calls of DynamoDB or S3: the `call`-th, counted from 1 in the order in
 * which they are made, or the first that is of a kind, such as `isTransaction`. Calls that it makes beside that one go
 * on. Whatever makes the calls, a store or a whole handler, is stopped.
 */
export async function pauseBefore<T>(
  call: number | ((command: object) => boolean),
  work: () => Promise<T>,
): Promise<PausedCall<T>> {
  const stop = Promise.withResolvers<boolean>();
  const goOn = Promise.withResolvers<void>();
  let calls = 0;
  let stopped = false;
  const beforeCall: BeforeCall = async (command) => {
    calls += 1;
    if (stopped || !(typeof call === 'number' ? calls === call : call(command))) return;
    stopped = true;
    stop.resolve(true);
    await goOn.promise;
  };
  const done = working.run(beforeCall, work);
  const ended = done.then(
    () => false,
    () => false,
  );
  return {
    stopped: await Promise.race([stop.promise, ended]),
    finish: () => {
      goOn.resolve();
      return done;
    },
  };
}

export function isTransaction(command: object): boolean {
  return command.constructor.name === 'TransactWriteCommand';
}

/**
 * Runs a race again and again, with the work stopped before its first call, its second and so on, until it makes no
 * such call any more; that round, in which nothing was stopped, is the last. Answers with the number of calls.
 */
export async function atEveryCall(
  race: (call: number) => Promise<Pick<PausedCall<unknown>, 'stopped'>>,
): Promise<number> {
  for (let call = 1; ; call++) if (!(await race(call)).stopped) return call - 1;
}

/** Runs work whose first transaction arrives twice: the answer to it was lost, and the client sent it again. */
export async function losingFirstAnswer<T>(table: Table, work: () => Promise<T>): Promise<T> {
  let lost = false;
  const beforeCall: BeforeCall = async (command) => {
    if (lost || !isTransaction(command)) return;
    lost = true;
    await table.client.send(command as TransactWriteCommand);
  };
  return working.run(beforeCall, work);
}

/** Runs work with something that comes between before each of its first transactions. */
export function overtaken<T>(times: number, comesBetween: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  let left = times;
  const beforeCall: BeforeCall = async (command) => {
    if (left === 0 || !isTransaction(command)) return;
    left -= 1;
    await working.exit(comesBetween);
  };
  return working.run(beforeCall, work);
}

/** Runs work, and answers with the calls that it made. */
export async function callsOf(work: () => Promise<unknown>): Promise<object[]> {
  const calls: object[] = [];
  await working.run(async (command) => void calls.push(command), work);
  return calls;
}

/**
 * Runs work in a process that dies before one of its calls of DynamoDB or S3, counted from 1, which leaves the same as one
 * that dies after the call before it. Tells whether it died; what it cannot do then is not done.
 */
export async function diesBefore(call: number, work: () => Promise<unknown>): Promise<boolean> {
  let calls = 0;
  const beforeCall: BeforeCall = async () => {
    calls += 1;
    if (calls >= call) throw new Crash();
  };
  await working.run(beforeCall, work).catch((error: unknown) => {
    if (calls < call) throw error;
  });
  return calls >= call;
}

for (const prototype of [DynamoDBDocumentClient.prototype, S3Client.prototype]) {
  const send = prototype.send as (...sent: unknown[]) => Promise<unknown>;
  const stoppable = async function (this: unknown, ...sent: unknown[]): Promise<unknown> {
    await working.getStore()?.(sent[0] as object);
    return send.apply(this, sent);
  };
  Object.assign(prototype, { send: stoppable });
}
