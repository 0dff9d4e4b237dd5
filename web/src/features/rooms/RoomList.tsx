import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import type { RoomFact } from '../../../../shared/rules/facts.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import type { PagedList } from '../lists/usePagedList.ts';
import type { ShownStay } from './format.ts';
import { type GridLayout, RoomGrid, RoomGridSkeleton } from './RoomGrid.tsx';

interface Props {
  list: PagedList<RoomHit>;
  pageSize: number;
  /** What stands where the list has no rooms at all. */
  empty?: ReactNode;
  layout?: GridLayout | undefined;
  /** The stay for which they were found. */
  stay?: ShownStay | undefined;
  /** The facts that were asked for. */
  wanted?: readonly RoomFact[] | undefined;
  /** What stands below the rooms of a page. */
  after?: ReactNode;
  /** How many pictures, from the first, load at once. */
  eager?: number;
}

/** Rooms page by page. */
export function RoomList({ list, pageSize, empty, layout = 'list', stay, wanted, after, eager = 0 }: Props) {
  const { t } = useLingui();
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
          <RoomGrid key={list.page} {...{ rooms, layout, stay, wanted, eager }} />
          {after}
        </>
      )}
    </PagedListView>
  );
}
