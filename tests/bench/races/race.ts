import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type TableKey, tableVariable } from '../../../functions/runtime/table.ts';
import { localAccess } from '../../../infra/local/localAccess.ts';
import { localLimits } from '../../../infra/stages/limits.ts';
import { startFaultyProxy } from '../../campaign/faults/faultyProxy.ts';
import { services } from '../../campaign/faults/services.ts';
import { Weather } from '../../campaign/faults/weather.ts';
import { Tally } from '../../campaign/figures.ts';
import { randomOf } from '../../campaign/random.ts';
import { signingSecret } from '../../support/signing.ts';
import { bundleWorker } from './bundleWorker.ts';
import { finishAdvances } from './finishAdvances.ts';
import { finishClosings } from './finishClosings.ts';
import { clock, type Entry, readJournals } from './journal.ts';
import { type Plan, planOf } from './plan.ts';

/** A race, and where it takes place. */
export interface Race {
  endpoint: string;
  tables: Record<TableKey, string>;
  seed: number;
  attempts: number;
  /** Processes, and what each of them does at one moment. */
  processes: number;
  atOnce: number;
  /** Processes that are killed on the way. */
  kills: number;
  /** An empty one, for what the processes run and write down. */
  folder: string;
}

/** Parameters of a process. */
export interface Orders {
  journal: string;
  number: number;
  atOnce: number;
  plan: Plan;
  /** Attempts that were made before it. */
  begin: number;
}

/** One attempt more is made. */
export type Report = 1;

/** The attempts, and the results of the engine's calls. */
export interface RaceResult {
  entries: Entry[];
  fates: Tally;
  kills: number;
}

/** The part of all calls of the engine that something happens to. */
const misfortune = 0.03;

/** Lets processes race, kills one now and then, and comes back when no call of any of them is under way. */
export async function run(race: Race): Promise<RaceResult> {
  const weather = new Weather(randomOf(race.seed));
  const fates = new Tally();
  const proxy = await startFaultyProxy(services.AWS_ENDPOINT_URL_DYNAMODB.errors, weather, fates);
  proxy.aim(race.endpoint);
  weather.rate = misfortune;
  const crew = new Crew(race, proxy.endpoint, await bundleWorker(race.folder));
  await crew.work();
  weather.rate = 0;
  for (let still = 0; still < 10; still = proxy.underWay() === 0 ? still + 1 : 0) await wait(50);
  proxy.stop();
  await finishClosings(race.endpoint, race.tables.bookings);
  Object.assign(process.env, environmentOf(race.tables, race.endpoint));
  await finishAdvances(race.endpoint, race.tables.bookings);
  return { entries: readJournals(race.folder, crew.killed), fates, kills: crew.killed.size };
}

/** The processes of a race. */
class Crew {
  /** When a process was killed, by the file that it wrote. */
  readonly killed = new Map<string, number>();
  readonly #race: Race;
  readonly #endpoint: string;
  readonly #worker: string;
  readonly #plan: Plan;
  readonly #working = new Map<ChildProcess, string>();
  #made = 0;
  #forked = 0;

  constructor(race: Race, endpoint: string, worker: string) {
    this.#race = race;
    this.#endpoint = endpoint;
    this.#worker = worker;
    this.#plan = planOf(race.seed);
  }

  async work(): Promise<void> {
    const { processes, attempts } = this.#race;
    for (let each = 0; each < processes; each += 1) this.#fork();
    while (this.#made < attempts) {
      await wait(50);
      if (this.#working.size < processes) throw new Error('A process of the race ended by itself.');
      this.#tell({ made: this.#made });
      if (this.#isTimeToKill()) await this.#replaceOne();
    }
    const gone = [...this.#working.keys()].map((child) => once(child, 'exit'));
    this.#tell('stop');
    await Promise.all(gone);
  }

  #tell(all: { made: number } | 'stop'): void {
    for (const child of this.#working.keys()) child.send(all);
  }

  /** Kills are spread evenly over all attempts. */
  #isTimeToKill(): boolean {
    const { attempts, kills } = this.#race;
    const { size } = this.killed;
    return size < kills && this.#made >= ((size + 1) * attempts) / (kills + 1);
  }

  #fork(): void {
    const { folder, atOnce } = this.#race;
    this.#forked += 1;
    const journal = join(folder, `${this.#forked}.jsonl`);
    const orders: Orders = { journal, atOnce, number: this.#forked, plan: this.#plan, begin: this.#made };
    const child = fork(this.#worker, [], {
      execArgv: [],
      env: { ...process.env, ...environmentOf(this.#race.tables, this.#endpoint), RACE: JSON.stringify(orders) },
    });
    child.on('message', () => {
      this.#made += 1;
    });
    child.once('exit', () => this.#working.delete(child));
    this.#working.set(child, journal);
  }

  /** Kills the one that has worked longest, and puts another in its place. */
  async #replaceOne(): Promise<void> {
    const [[child, journal] = []] = this.#working;
    if (!child || journal === undefined) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.killed.set(basename(journal), clock());
    this.#fork();
  }
}

/** Settings of handlers that find the tables at an address. */
function environmentOf(tables: Race['tables'], endpoint: string): NodeJS.ProcessEnv {
  return {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
    LIMITS: JSON.stringify(localLimits),
    PHOTO_BUCKET: 'none',
    SIGNING_SECRET: signingSecret,
    ...Object.fromEntries(Object.entries(tables).map(([key, name]) => [tableVariable(key as TableKey), name])),
  };
}
