import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/**
 * Runs the engine in the shell's own process and beside it a watchdog that waits on file descriptor 3. Only this
 * process holds the other end: when it dies, be it by kill -9, the read ends without a line and the engine is killed.
 */
const watched = '{ read -r _ <&3 || kill -KILL $$; } >/dev/null 2>&1 & exec 3<&-; exec "$@"';

const startsWithin = 30_000;
const stopsWithin = 3_000;

/** Starts a program that serves HTTP at `endpoint` and waits until it answers; its last words are in the error. */
export async function startChild(command: string[], endpoint: string): Promise<Engine> {
  // Ctrl-C in a terminal reaches only this process, which then stops the engine in its own order.
  const child = spawn('/bin/sh', ['-c', watched, 'sh', ...command], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const said = lastWords(child);
  // A line tells the watchdog that the engine is gone: its process id may belong to somebody else soon.
  child.once('exit', () => releaseWatchdog(child));
  try {
    await answers(child, endpoint);
  } catch (error) {
    await stopChild(child);
    throw new Error(`${command[0]} did not start: ${said() || String(error)}`);
  }
  const complain = () => console.error(`${command[0]} ended by itself: ${said()}`);
  child.once('exit', complain);
  return {
    endpoint,
    stop() {
      child.off('exit', complain);
      return stopChild(child);
    },
  };
}

function lastWords(child: ChildProcess): () => string {
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-1_000);
    });
  }
  // Without a shell there is no child at all.
  child.once('error', (error) => {
    words = error.message;
  });
  return () => words.trim();
}

function releaseWatchdog(child: ChildProcess): void {
  const line = child.stdio[3];
  if (!(line instanceof Socket)) return;
  // The watchdog may have been killed together with the engine.
  line.on('error', () => line.destroy());
  line.end('\n');
}

async function answers(child: ChildProcess, endpoint: string): Promise<void> {
  const deadline = Date.now() + startsWithin;
  while (running(child) && Date.now() < deadline) {
    try {
      await (await fetch(endpoint, { signal: AbortSignal.timeout(2_000) })).arrayBuffer();
      if (running(child)) return;
    } catch {
      await wait(20);
    }
  }
  throw new Error(running(child) ? `no answer within ${startsWithin / 1_000} s` : 'it ended at once');
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (!running(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), stopsWithin);
  await gone;
  clearTimeout(impatience);
}

function running(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
