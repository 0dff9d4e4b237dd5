import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import type { RoomFact } from '../../../../shared/rules/facts.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import type { PagedList } from '../lists/usePagedList.ts';
import type { StayDays } from '../rooms/format.ts';
import { type GridLayout, RoomGrid, RoomGridSkeleton } from './RoomGrid.tsx';

interface Props {
  list: PagedList<RoomHit>;
  pageSize: number;
  /** The content of a list without rooms. */
  empty?: ReactNode;
  layout?: GridLayout | undefined;
  /** The stay for which they were found. */
  stay?: StayDays | undefined;
  /** The facts of the query. */
  wanted?: readonly RoomFact[] | undefined;
  /** The content below the rooms of a page. */
  after?: ReactNode;
  /** How many pictures, from the first, load at once. */
  eager?: number;
  /** A phone shows the first four rooms of a page alone. */
  short?: boolean;
}

/** Rooms page by page. */
export function RoomList({ list, pageSize, empty, layout = 'list', stay, wanted, after, eager = 0, short }: Props) {
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
          <RoomGrid key={list.page} {...{ rooms, layout, stay, wanted, eager, short }} />
          {after}
        </>
      )}
    </PagedListView>
  );
}
