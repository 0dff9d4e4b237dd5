import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import type { PagedList } from '../lists/usePagedList.ts';
import type { ShownStay } from './format.ts';
import { RoomGrid, RoomGridSkeleton } from './RoomGrid.tsx';

interface Props {
  list: PagedList<RoomHit>;
  pageSize: number;
  /** What stands where the list has no rooms at all. */
  empty?: ReactNode;
  /** The stay for which they were found. */
  stay?: ShownStay | undefined;
  /** What stands below the rooms of a page. */
  after?: ReactNode;
  /** How many pictures, from the first, load at once. */
  eager?: number;
}

/** Rooms page by page. */
export function RoomList({ list, pageSize, empty, stay, after, eager = 0 }: Props) {
  const { t } = useLingui();
  return (
    <PagedListView
      list={list}
      label={t`Rooms`}
      skeleton={<RoomGridSkeleton count={pageSize} dated={stay !== undefined} />}
      empty={empty}
      {...(stay && { noMore: t`No more rooms are free on these days.` })}
    >
      {(rooms) => (
        <>
          <RoomGrid rooms={rooms} stay={stay} eager={eager} />
          {after}
        </>
      )}
    </PagedListView>
  );
}
