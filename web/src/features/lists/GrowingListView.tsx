import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { NotUpToDate } from './NotUpToDate.tsx';
import type { GrowingList } from './useGrowingList.ts';

interface Props<T> {
  list: GrowingList<T>;
  /** The place of the first items while they load. */
  skeleton: ReactNode;
  /** The place of a list without items, where no more can be looked for. */
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A list that grows below its end. Where it could not be read again, what was read before stays. */
export function GrowingListView<T>({ list, skeleton, empty, children }: Props<T>) {
  const { items, error, hasMore, growing, showMore, refresh } = list;
  if (!items) return error ? <ErrorState onRetry={refresh} /> : skeleton;
  return (
    <>
      <NotUpToDate error={error} onRetry={refresh} />
      {items.length > 0 ? children(items) : !hasMore && empty}
      {hasMore && (
        <div className="mt-8 flex justify-center">
          <Button variant="secondary" busy={growing} onClick={showMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
