import { useSyncExternalStore } from 'react';
import { Listeners } from '../listeners.ts';
import { currentSession, onSession } from '../session.ts';
import { readStored, readStoredJson, type StorageName, store } from '../storage.ts';

interface Setup<T> {
  name: Extract<StorageName, 'keptRooms' | 'seenRooms' | 'waitingRequests' | 'unsentMessages' | 'messageDrafts'>;
  /** It may also be that of an owner; otherwise it is a traveller's alone. */
  ofEither?: true;
  /** Reads what was stored; undefined for what this version of the site cannot read. */
  parse: (stored: unknown) => T | undefined;
  none: T;
}

/**
 * A list in this browser of the rooms, requests or messages of somebody. It belongs to nobody until somebody logs in, and from then on
 * to that account alone: whoever logs in after a session that ended by itself finds nothing of it.
 */
export class BrowserList<T> {
  readonly none: T;
  readonly #setup: Setup<T>;
  readonly #listeners = new Listeners();
  #known: { from: string; held: T; owner: string | undefined } | undefined;

  constructor(setup: Setup<T>) {
    this.#setup = setup;
    this.none = setup.none;
  }

  /** One object for as long as nothing changes, here or in another tab. */
  readonly read = (): T => this.#open().held;

  /** The account that it belongs to; undefined before anybody has logged in. */
  get owner(): string | undefined {
    return this.#open().owner;
  }

  write(held: T): void {
    const owner = this.#account() ?? this.owner;
    store({ [this.#setup.name]: JSON.stringify({ owner, held }) });
    this.#listeners.tell();
  }

  clear(): void {
    store({ [this.#setup.name]: null });
    this.#listeners.tell();
  }

  /** Calls the listener after every change until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const stops = [this.#listeners.add(listener), onSession(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  #account(): string | undefined {
    const session = currentSession();
    return session?.role === 'user' || this.#setup.ofEither ? session?.id : undefined;
  }

  #open() {
    const stored = readStored(this.#setup.name);
    const reader = currentSession()?.id;
    const from = `${reader} ${stored}`;
    if (this.#known?.from !== from) this.#known = { from, ...this.#parse(reader) };
    return this.#known;
  }

  #parse(reader: string | undefined): { held: T; owner: string | undefined } {
    const { owner, held }: { owner?: unknown; held?: unknown } = readStoredJson(this.#setup.name) ?? {};
    const readable = owner === undefined || reader === undefined || reader === owner;
    return readable
      ? { held: this.#setup.parse(held) ?? this.none, owner: typeof owner === 'string' ? owner : undefined }
      : { held: this.none, owner: undefined };
  }
}

export function useBrowserList<T>(list: BrowserList<T>): T {
  return useSyncExternalStore(list.subscribe, list.read, () => list.none);
}
