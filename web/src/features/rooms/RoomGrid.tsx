import { Trans } from '@lingui/react/macro';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import type { ShownStay } from './format.ts';
import { priceHeight, RoomCard } from './RoomCard.tsx';

const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4';

interface Props {
  rooms: readonly RoomHit[];
  /** The stay for which they were found. */
  stay?: ShownStay | undefined;
  /** How many pictures, from the first, load at once. */
  eager?: number;
}

export function RoomGrid({ rooms, stay, eager = 0 }: Props) {
  return (
    <ul className={grid}>
      {rooms.map((hit, index) => (
        <li key={keyOf(hit)} className="min-w-0">
          <RoomCard hit={hit} stay={stay} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

/** Empty cards of the same height, while rooms load. */
export function RoomGridSkeleton({ count, dated = false }: { count: number; dated?: boolean }) {
  return (
    <SkeletonGroup className={grid} said={<Trans>Loading rooms</Trans>}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these have no other name
        <CardSkeleton key={index} dated={dated} />
      ))}
    </SkeletonGroup>
  );
}

/** Each line has the height of the text that will replace it. */
function CardSkeleton({ dated }: { dated: boolean }) {
  return (
    <div aria-hidden="true" className="@container">
      <Skeleton className="aspect-3/2 w-full rounded-picture" />
      <Skeleton className="mt-3.5 h-5 w-2/3" />
      <Skeleton className="mt-1 h-19.5 w-full" />
      <Skeleton className="mt-1.5 h-5 w-1/2" />
      <Skeleton className={`mt-2 w-full ${priceHeight(dated)}`} />
    </div>
  );
}

function keyOf(hit: RoomHit): string {
  return `${hit._id}/${hit.hotels[0]?.rooms[0]?.roomNumber}`;
}
