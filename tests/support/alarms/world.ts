import { AwsMetrics } from './awsMetrics.ts';
import { readEmbedded } from './embedded.ts';
import type { MadeCall, MadeRun } from './product.ts';
import { type MetricName, Recorder, type Samples } from './samples.ts';

/** Five minutes of a stage, as whatever measures it sees them. */
export interface World {
  /** Calls that reach the gateway. */
  calls: readonly MadeCall[];
  /** Answers of the distribution beside those of calls. */
  pages: { answers: number; faults: number; bytes: number };
  /** The visit of the site; undefined where none is made. */
  visit: MadeRun | undefined;
  /** Functions that the clock does not call. */
  silent: readonly string[];
  /** Runs of functions that events call, each in its time where the clock calls it. */
  runs: readonly MadeRun[];
  refused: number;
  account: { throttles: number; running: number };
  mails: { bounces: number; complaints: number };
  /** Metrics of queues and streams, which say nothing while nothing waits. */
  waiting: readonly { metric: MetricName; value: number }[];
  /** Routes of calls that the gateway answered for a function. */
  unanswered: readonly string[];
}

const wellCall = (name: string, times: number): MadeCall => ({ name, lines: [], status: 200, ms: 60, times });

/** A stage of 500 calls in five minutes, of which one is a request for a room. */
export const wellWorld: World = {
  calls: [wellCall('getRoomSearch', 490), wellCall('userLogin', 3), wellCall('createBookingRequest', 1)],
  pages: { answers: 3000, faults: 0, bytes: 30_000_000 },
  visit: { name: 'openSite', lines: [] },
  silent: [],
  runs: [],
  refused: 3,
  account: { throttles: 0, running: 12 },
  mails: { bounces: 0.004, complaints: 0 },
  waiting: [],
  unanswered: [],
};

/** Functions that the clock calls, with the minutes from one call to the next. */
export type Clocks = ReadonlyMap<string, number>;

const tick = 5;

/**
 * Hours in which all is well. After the first of them a rule has seen all that it looks at: an alarm about silence rings when it is
 * made, until there is something to hear.
 */
export const wellHours = { unseen: 1, all: 2 };

/** Measurements of hours in which all is well, and of so many after them in which it is not. */
export function samplesOf(broken: Partial<World>, clocks: Clocks, hours: number): Samples {
  const recorder = new Recorder();
  for (let minute = 0; minute < (wellHours.all + hours) * 60; minute += tick) {
    record(recorder, minute, { ...wellWorld, ...(minute >= wellHours.all * 60 && broken) }, clocks);
  }
  return recorder.samples;
}

function record(recorder: Recorder, minute: number, world: World, clocks: Clocks): void {
  const aws = new AwsMetrics(recorder, minute);
  recordCalls(recorder, minute, world);
  recordRuns(recorder, minute, { world, clocks });
  if (world.visit) aws.run('openSite', world.visit.failed !== undefined);
  const called = world.calls.reduce((sum, { times }) => sum + times, 0);
  const failed = world.calls.reduce((sum, { times, status }) => sum + (status >= 500 ? times : 0), 0);
  const { answers, faults, bytes } = world.pages;
  aws.distribution({ answers: answers + called, faults: faults + failed, bytes });
  aws.firewall(world.refused);
  aws.account(world.account);
  aws.mails(world.mails);
  for (const { metric, value } of world.waiting) recorder.add(minute, metric, value);
  for (const route of world.unanswered) {
    recorder.add(minute, { namespace: 'Sarai/prod', name: 'unanswered', dimensions: { route } }, 1);
  }
}

function recordCalls(recorder: Recorder, minute: number, { calls }: World): void {
  const aws = new AwsMetrics(recorder, minute);
  for (const call of calls) {
    for (let made = 0; made < call.times; made++) {
      aws.gatewayCall(call);
      for (const line of call.lines) readEmbedded(recorder, minute, line);
    }
  }
}

function recordRuns(recorder: Recorder, minute: number, { world, clocks }: { world: World; clocks: Clocks }): void {
  const aws = new AwsMetrics(recorder, minute);
  const isDue = (name: string) =>
    minute % Math.max(clocks.get(name) ?? tick, tick) === 0 && !world.silent.includes(name);
  const runs = world.runs.filter(({ name }) => isDue(name));
  const others = [...clocks.keys()].filter((name) => isDue(name) && !runs.some((run) => run.name === name));
  for (const name of others) aws.run(name, false);
  for (const { name, failed, lines } of runs) {
    aws.run(name, failed !== undefined);
    for (const line of lines) readEmbedded(recorder, minute, line);
  }
}
