import { useState } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { useLiveSwr } from '../../api/useLiveSwr.ts';
import type { ItemOf, ListOperation, ListSource } from './listSource.ts';

/** A list from its beginning, which is read again by itself and grows when the reader wants more. */
export interface GrowingList<T> {
  /** It is undefined until the first answer. */
  items: readonly T[] | undefined;
  /** Why the last reading failed; `items` of an earlier one may be there. */
  error: ApiError | undefined;
  hasMore: boolean;
  /** The next items are loading. */
  growing: boolean;
  showMore: () => void;
  /** Reads it again. */
  refresh: () => void;
}

interface Setup {
  /** Items that are read at first, and that each `showMore` adds. */
  step: number;
  /** Seconds between two readings. */
  every?: number;
  /** How often it has grown, where that outlives the component. */
  grown?: GrowthState;
}

export type GrowthState = readonly [steps: number, setSteps: (steps: number) => void];

/** A source whose items are unpacked before anything else reads them. */
export interface GrowingSource<O extends ListOperation, T> extends Omit<ListSource<O>, 'most'> {
  unpack?: (item: ItemOf<O>) => T;
}

/** Another source needs a component of its own, by a `key`: the items of the source before would stay on the page. */
export function useGrowingList<O extends ListOperation, T = ItemOf<O>>(
  source: GrowingSource<O, T>,
  { step, every, grown }: Setup,
): GrowingList<T> {
  const own = useState(1);
  const [steps, setSteps] = grown ?? own;
  const key = [source.operation, source.request({ limit: step }), steps];
  const read = useLiveSwr(key, () => readSteps(source, steps, step), every);
  return {
    items: read.data?.items,
    error: read.error,
    hasMore: read.data?.hasMore ?? false,
    growing: read.isLoading && read.data !== undefined,
    showMore: () => setSteps(steps + 1),
    refresh: () => void read.mutate(),
  };
}

/** Always from the beginning: what has left the list meanwhile moves the beginnings of all later parts. */
export async function readSteps<O extends ListOperation, T>(source: GrowingSource<O, T>, steps: number, step: number) {
  const { unpack = (item) => item as T } = source;
  const items: T[] = [];
  let cursor: string | undefined;
  for (let done = 0; done < steps; done += 1) {
    const answer = await call<ListOperation>(source.operation, source.request({ limit: step, cursor }));
    items.push(...(answer.data as ItemOf<O>[]).map(unpack));
    cursor = answer.nextCursor;
    if (cursor === undefined) break;
  }
  return { items, hasMore: cursor !== undefined };
}
