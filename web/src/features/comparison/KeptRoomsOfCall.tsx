import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { writeCompared } from '../../../../shared/addresses/comparedRooms.ts';
import type { ComparedRoom } from '../../../../shared/contracts/keptRooms.ts';
import { useApi } from '../../api/useApi.ts';
import { Button } from '../../components/Button.tsx';
import { SkeletonGroup } from '../../components/Skeleton.tsx';
import { noteBrief } from '../kept/keptList.ts';
import { CardSkeleton, gridLayouts } from '../roomList/RoomGrid.tsx';
import type { StayDays } from '../rooms/format.ts';
import { briefOf } from '../rooms/roomBrief.ts';
import { KeptItem } from './KeptItem.tsx';
import { type KeptView, namedRoom, wishesOf } from './keptGroups.ts';
import { daysOf } from './stayAhead.ts';
import type { Choice } from './useChosen.ts';

interface Props {
  rooms: readonly KeptView[];
  stay: StayDays | undefined;
  people: number | undefined;
  chosen: Choice;
  onLeft: (propertyId: string) => void;
}

/** Rooms that are kept as they are today, of one call; as they were when they were kept where it fails. */
export function KeptRoomsOfCall({ rooms, stay, people, chosen, onLeft }: Props) {
  const query = { rooms: writeCompared(rooms.map(namedRoom)), ...daysOf(stay) };
  const { data, error, mutate } = useApi('getComparedRooms', { query }, { keepPreviousData: true });
  const today = data?.data ?? [];
  useNotedBriefs(today, rooms);
  if (!data && !error) return <KeptSkeleton count={rooms.length} dated={stay !== undefined} />;
  return (
    <>
      {error && <Unread onRetry={() => void mutate()} />}
      <ul className={gridLayouts.list}>
        {cardsFirst(rooms, today).map(({ view, today }) => (
          <KeptItem
            key={view.mark._id}
            view={view}
            today={today}
            isUnread={error !== undefined}
            {...{ stay, people, chosen, onLeft }}
          />
        ))}
      </ul>
    </>
  );
}

/** Rooms as they are today, those that cannot be had any more after the others. */
function cardsFirst(rooms: readonly KeptView[], all: readonly ComparedRoom[]) {
  const views = rooms.map((view) => ({ view, today: all.find(({ _id }) => _id === view.mark._id) }));
  const isLeft = ({ today }: { today: ComparedRoom | undefined }) => Number(today !== undefined && !today.hit);
  return views.toSorted((a, b) => isLeft(a) - isLeft(b));
}

/** Remembers how the rooms look today, for where there is no line. */
function useNotedBriefs(today: readonly ComparedRoom[], rooms: readonly KeptView[]): void {
  useEffect(() => {
    for (const { hit, _id, room } of today) {
      const view = rooms.find(({ mark }) => mark._id === _id);
      const brief = hit && view && briefOf(hit, { number: room, wishes: wishesOf(view) });
      if (brief) noteBrief(brief);
    }
  }, [today, rooms]);
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mb-6 flex flex-wrap items-center gap-x-4 rounded-control bg-apricot-pale px-4 py-1.5">
      <p className="grow py-1.5">
        <Trans>Today's prices could not be read.</Trans>
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** Each part has the height of what will replace it: a card, and the choice below it. */
function KeptSkeleton({ count, dated }: { count: number; dated: boolean }) {
  return (
    <SkeletonGroup className={gridLayouts.list} said={<Trans>Loading rooms</Trans>}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these have no other name
        <div key={index} className={dated ? 'pb-17' : 'pb-11'}>
          <CardSkeleton dated={dated} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
