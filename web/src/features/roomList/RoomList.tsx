import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import type { PagedList } from '../lists/usePagedList.ts';
import { type GridProps, RoomGrid, RoomGridSkeleton } from './RoomGrid.tsx';

interface Props extends Omit<GridProps, 'rooms'> {
  list: PagedList<RoomHit>;
  pageSize: number;
  /** The content of a list without rooms. */
  empty?: ReactNode;
  /** The content below the rooms of a page. */
  after?: ReactNode;
}

/** Rooms page by page. */
export function RoomList({ list, pageSize, empty, after, ...grid }: Props) {
  const { t } = useLingui();
  const { layout, stay } = grid;
  return (
    <PagedListView
      list={list}
      label={t`Rooms`}
      skeleton={<RoomGridSkeleton count={pageSize} layout={layout} dated={stay !== undefined} />}
      empty={empty}
      {...(layout === 'strip' && { className: '' })}
      {...(stay && { noMore: t`No more rooms are free on these days.` })}
    >
      {(rooms) => (
        <>
          <RoomGrid key={list.page} rooms={rooms} {...grid} />
          {after}
        </>
      )}
    </PagedListView>
  );
}
