import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { type ClassType, listSorts, pageSize } from '../../../../shared/rules/catalogue.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { paths } from '../../paths.ts';
import { useBrowsedRooms } from './api/rooms.ts';
import { RoomList } from './RoomList.tsx';
import { SortSelect } from './SortSelect.tsx';

interface Props {
  title: string;
  /** A sentence below the heading. */
  lead: string;
  /** What the rooms have in common; nothing for all rooms. */
  filter: { class?: ClassType; city?: string };
  /** What is said when there are none, and the sentence below it. */
  none: string;
  hint: string;
}

/** A page that lists rooms: all, those of a class, or those of a city. */
export function BrowseRooms({ title, lead, filter, none, hint }: Props) {
  const [params] = useSearchParams();
  const sort = listSorts.find((each) => each === params.get('sort')) ?? listSorts[0];
  const list = useBrowsedRooms({ ...filter, sort }, pageSize.list);
  return (
    <div className="page py-10 sm:py-14">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <PageTitle title={title}>{lead}</PageTitle>
        <SortSelect sorts={listSorts} value={sort} />
      </div>
      <h2 className="sr-only">
        <Trans>Rooms</Trans>
      </h2>
      <RoomList
        list={list}
        pageSize={pageSize.list}
        eager={4}
        empty={
          <EmptyState
            title={none}
            action={
              Object.keys(filter).length > 0 && (
                <ButtonLink to={paths.hotels}>
                  <Trans>See all hotels</Trans>
                </ButtonLink>
              )
            }
          >
            {hint}
          </EmptyState>
        }
      />
    </div>
  );
}
