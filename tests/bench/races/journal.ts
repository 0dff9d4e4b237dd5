import { openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../shared/errors.ts';

/** Rooms of a booking in a revision, with their days where these are not those of the booking. */
export interface ShownRooms {
  revision: number;
  rooms: readonly { roomNumber: number; from?: string | undefined; until?: string | undefined }[];
}

/** A change of the rooms of a booking as it is in a revision, on a day: some are given back, or one is moved to another. */
export interface TriedChange {
  revision: number;
  day: string;
  numbers: readonly number[];
  to?: number;
}

/** A planned attempt. */
export interface Attempt {
  act: string;
  /** The booking that it is about. */
  id?: string;
  /** Numbers of the rooms that are asked for or entered. */
  rooms?: readonly number[];
  change?: TriedChange;
  /** The proposal that is answered or taken back. */
  proposal?: string;
  /** A transaction id, an amount or a revision that tells attempts apart. */
  key?: string;
  /** The vendor whose requests are answered all at once. */
  vendorId?: string;
  propertyId?: string;
  /** A closing: `<property>/<closing>`. */
  closing?: string;
  /** A calendar of a channel: `<property>/<calendar>`. */
  calendar?: string;
  /** Nights of a room that are opened of it; all, where none are named. */
  opened?: { roomId: string; from: string; to: string };
}

/** The result: `done`, a code of a refusal, or `unknown` where no answer came, or nobody lived to hear it. */
export interface AttemptEnd {
  outcome: string;
  /** Bookings that an answer to all has accepted, with the numbers of their rooms. */
  accepted?: Record<string, number[]>;
  /** Numbers of the rooms that an acceptance says it took. */
  numbers?: number[] | undefined;
  /** The rooms of the booking as the answer shows them. */
  shown?: ShownRooms;
  /** The booking that an event of a calendar became. */
  taken?: string;
  /** The proposal that was made, or made before by the same call, and the revision on which it stands. */
  proposed?: { id: string; revision: number };
  /** Why no answer came. */
  why?: string;
}

/** An attempt with its time, microseconds of the machine's own clock. */
export interface Entry extends Attempt, AttemptEnd {
  began: number;
  ended: number;
}

/** The machine's own clock, which all processes have in common. Microseconds. */
export function clock(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

/**
 * Writes down an attempt before it is made, and its outcome when it is known: what the file has been given survives the
 * process, also one that is killed.
 */
export class Journal {
  readonly #file: number;
  #count = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'a');
  }

  async during(attempt: Attempt, work: () => Promise<Omit<AttemptEnd, 'outcome'> | undefined>): Promise<string> {
    const entry = this.#count++;
    this.#write({ entry, ...attempt, began: clock() });
    const ended = await work().then((more) => ({ outcome: 'done', ...more }), endedBy);
    this.#write({ entry, ...ended, ended: clock() });
    return ended.outcome;
  }

  #write(line: object): void {
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

function endedBy(error: unknown): AttemptEnd {
  return error instanceof Failure ? { outcome: error.code } : { outcome: 'unknown', why: (error as Error).name };
}

/** Everything that was attempted; `killed` says when a process was, by the name of its file. */
export function readJournals(folder: string, killed: ReadonlyMap<string, number>): Entry[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.flatMap((name) => {
    const entries = new Map<number, Entry>();
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      // The last line of a process that was killed may be cut off; what it says was never acted upon.
      const read = parsed(line);
      if (!read) continue;
      const before = { outcome: 'unknown', ended: killed.get(name) ?? Infinity };
      entries.set(read.entry, { ...before, ...entries.get(read.entry), ...read });
    }
    return [...entries.values()];
  });
}

function parsed(line: string): (Entry & { entry: number }) | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
