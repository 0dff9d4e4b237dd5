import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import type { PagedList } from '../lists/usePagedList.ts';
import { RoomGrid, RoomGridSkeleton } from './RoomGrid.tsx';

interface Props {
  list: PagedList<RoomHit>;
  pageSize: number;
  /** What stands where the list has no rooms at all. */
  empty?: ReactNode;
  /** How many pictures, from the first, load at once. */
  eager?: number;
}

/** Rooms page by page. */
export function RoomList({ list, pageSize, empty, eager = 0 }: Props) {
  const { t } = useLingui();
  return (
    <PagedListView list={list} label={t`Rooms`} skeleton={<RoomGridSkeleton count={pageSize} />} empty={empty}>
      {(rooms) => <RoomGrid rooms={rooms} eager={eager} />}
    </PagedListView>
  );
}
