import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A message of a queue. */
export interface StoredMessage {
  id: string;
  queue: string;
  body: string;
  /** When it was sent, and from when on it can be taken: milliseconds since 1970. */
  sent: number;
  at: number;
  /** How often it was taken. */
  tries: number;
}

/** Begins the names of queues for what was given up, each before that of a listener; nobody hears them. */
export const givenUpQueue = 'given-up:';

/** A line of the journal: messages that came or changed, or one that is done. */
type Line = { put: StoredMessage[] } | { done: string };

/** Lines after which the journal is written anew. */
const mostLines = 5_000;

/**
 * Messages of queues. With a file each change is a line in it before anything follows, so that kill -9 loses none; a start begins
 * with all of them, each due at once, those that were given up among them.
 */
export class Messages {
  readonly #all = new Map<string, StoredMessage>();
  readonly #file: string | undefined;
  #lines = 0;
  #changed = Promise.withResolvers<void>();

  constructor(file?: string) {
    this.#file = file;
    if (file === undefined) return;
    for (const message of existsSync(file) ? readJournal(file) : []) {
      const queue = message.queue.replace(givenUpQueue, '');
      this.#all.set(message.id, { ...message, queue, at: 0, tries: 0 });
    }
    this.#writeAnew();
  }

  put(messages: readonly StoredMessage[]): void {
    if (messages.length === 0) return;
    this.#append({ put: [...messages] });
    for (const message of messages) this.#all.set(message.id, message);
    this.#shorten();
    this.#wake();
  }

  /** Takes the oldest messages of a queue that can be taken, and hides them for so many milliseconds. */
  take(queue: string, most: number, hidden: number): StoredMessage[] {
    const now = Date.now();
    const due = [...this.#all.values()].filter((each) => each.queue === queue && each.at <= now);
    const taken = due.sort((one, other) => one.at - other.at || one.sent - other.sent).slice(0, most);
    const changed = taken.map((each) => ({ ...each, at: now + hidden, tries: each.tries + 1 }));
    this.put(changed);
    return changed;
  }

  /** Hides a message for so many milliseconds, or moves it; one that is done stays so. */
  change(id: string, changed: Partial<Pick<StoredMessage, 'at' | 'queue'>>): void {
    const message = this.#all.get(id);
    if (message) this.put([{ ...message, ...changed }]);
  }

  done(id: string): void {
    if (!this.#all.has(id)) return;
    this.#append({ done: id });
    this.#all.delete(id);
    this.#shorten();
  }

  /** How many there are in these queues. */
  count(queues: readonly string[]): number {
    return [...this.#all.values()].filter(({ queue }) => queues.includes(queue)).length;
  }

  /** Makes all messages due, as time would. */
  hurry(): void {
    this.put([...this.#all.values()].map((each) => ({ ...each, at: 0 })));
  }

  /** Milliseconds until a message of a queue can be taken; undefined where there is none. */
  dueIn(queue: string): number | undefined {
    const own = [...this.#all.values()].filter((each) => each.queue === queue);
    return own.length === 0 ? undefined : Math.max(0, Math.min(...own.map(({ at }) => at)) - Date.now());
  }

  /** Resolves with the next message that comes or changes. */
  changed(): Promise<void> {
    return this.#changed.promise;
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  #append(line: Line): void {
    if (this.#file === undefined) return;
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#lines += 1;
  }

  #shorten(): void {
    if (this.#lines > mostLines) this.#writeAnew();
  }

  /** The file is replaced whole. */
  #writeAnew(): void {
    if (this.#file === undefined) return;
    const line: Line = { put: [...this.#all.values()] };
    writeFileSync(`${this.#file}.new`, `${JSON.stringify(line)}\n`);
    renameSync(`${this.#file}.new`, this.#file);
    this.#lines = 1;
  }
}

/** The messages that are not done. A kill may have cut the last line short: nobody was answered for it. */
function readJournal(file: string): StoredMessage[] {
  const left = new Map<string, StoredMessage>();
  for (const line of readFileSync(file, 'utf8').split('\n').flatMap(lineIn)) {
    if ('done' in line) left.delete(line.done);
    else for (const message of line.put) left.set(message.id, message);
  }
  return [...left.values()];
}

function lineIn(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line];
  } catch {
    return [];
  }
}
