import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { tellFailure } from '../../../api/tellFailure.ts';
import { useEvery } from '../../../components/useEvery.ts';
import { type Message, noteRead, readOlder, useNewest } from '../api/messages.ts';
import type { ThreadName } from '../thread.ts';
import { joined } from './parts.ts';

interface Older {
  messages: readonly Message[];
  /** Of the page before; undefined at the beginning of the thread. */
  cursor: string | undefined;
}

/** A thread that is open: what was read of it, newest pages by themselves and older ones on demand. */
export function useThread(name: ThreadName) {
  const { data, error, mutate } = useNewest(name);
  const [older, setOlder] = useState<Older>();
  const [seen, setSeen] = useState<readonly Message[]>([]);
  const [growing, setGrowing] = useState(false);
  const newest = data?.data;
  // A message that a newer one has pushed out of the newest page stays.
  useEffect(() => {
    if (newest) setSeen((before) => joined(before, newest));
  }, [newest]);
  const messages = joined(older?.messages ?? [], seen, newest ?? []);
  const cursor = older ? older.cursor : data?.nextCursor;

  async function showOlder() {
    if (cursor === undefined) return;
    setGrowing(true);
    try {
      const page = await readOlder(name, cursor);
      setOlder({ messages: joined(page.data, older?.messages ?? []), cursor: page.nextCursor });
    } catch (failure) {
      tellFailure(failure);
    }
    setGrowing(false);
  }

  useReading(name, messages.at(-1)?._id, data?.thread.unread ?? 0);
  return {
    thread: data?.thread,
    messages,
    error,
    retry: () => void mutate(),
    hasOlder: cursor !== undefined,
    growing,
    showOlder: () => void showOlder(),
  };
}

/** Notes what was read while somebody looks at the thread, until the server knows it. */
function useReading(name: ThreadName, last: string | undefined, unread: number): void {
  const [noted, setNoted] = useState<string>();
  const waits = unread > 0 && last !== undefined && noted !== last;
  const note = async () => {
    if (!waits || document.visibilityState !== 'visible') return;
    try {
      await noteRead(name, last);
      setNoted(last);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that comes is read at once, and a failure waits its time
  useEffect(() => void note(), [waits, last]);
  useEvery(waits ? 10 : 0, note);
}
