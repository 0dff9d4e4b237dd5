import { Trans } from '@lingui/react/macro';
import { type ComponentProps, memo } from 'react';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useNextPage } from '../../offline/nextPage.ts';
import { roomPath } from '../../paths.ts';
import { cardHeights } from './cardHeights.ts';
import { RoomCard } from './RoomCard.tsx';

/** On a phone cards stand below each other, or side by side in a strip that reaches to the edges of the screen. */
export const gridLayouts = {
  list: 'grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4',
  strip:
    'max-sm:-mx-[clamp(1.125rem,4vw,2.5rem)] max-sm:flex max-sm:snap-x max-sm:scroll-px-[clamp(1.125rem,4vw,2.5rem)] max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-[clamp(1.125rem,4vw,2.5rem)] max-sm:py-1 max-sm:*:w-[min(19.5rem,88vw)] max-sm:*:shrink-0 max-sm:*:snap-start sm:grid sm:gap-x-6 sm:gap-y-10 sm:grid-cols-2 lg:grid-cols-4',
} as const;

type GridLayout = keyof typeof gridLayouts;

/** Rooms have one page. */
const anyRoom = roomPath({ propertyId: '-', roomNumber: 1 }).replace(/\?.*/, '');

export interface GridProps extends Pick<ComponentProps<typeof RoomCard>, 'stay' | 'people' | 'wanted'> {
  rooms: readonly RoomHit[];
  layout?: GridLayout | undefined;
  /** How many pictures, from the first, load at once. */
  eager?: number;
  /** A phone shows the first four alone. */
  short?: boolean | undefined;
}

/** The memo renders the grid again only for other rooms, not for other news of the page. */
export const RoomGrid = memo(function RoomGrid({
  rooms,
  layout = 'list',
  stay,
  people,
  wanted,
  eager = 0,
  short = false,
}: GridProps) {
  useNextPage(anyRoom);
  return (
    <ul className={gridLayouts[layout]}>
      {rooms.map((hit, index) => (
        <li key={keyOf(hit)} className={index < 4 ? 'min-w-0' : `below-fold min-w-0 ${short ? 'max-sm:hidden' : ''}`}>
          <RoomCard hit={hit} stay={stay} people={people} wanted={wanted} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
});

interface SkeletonProps extends Pick<GridProps, 'layout'> {
  count: number;
  dated?: boolean;
}

/** Empty cards of the same height, while rooms load. */
export function RoomGridSkeleton({ count, layout = 'list', dated = false }: SkeletonProps) {
  return (
    <SkeletonGroup className={gridLayouts[layout]} said={<Trans>Loading rooms</Trans>}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these have no other name
        <CardSkeleton key={index} dated={dated} />
      ))}
    </SkeletonGroup>
  );
}

/** Each part has the height of what will replace it. */
export function CardSkeleton({ dated }: { dated: boolean }) {
  return (
    <div aria-hidden="true" className="@container">
      <Skeleton className={`aspect-3/2 w-full rounded-picture max-sm:aspect-auto ${cardHeights.picture}`} />
      <Skeleton className={`mt-2.5 w-full ${cardHeights.words}`} />
      <Skeleton className={`mt-1.5 w-full ${dated ? cardHeights.datedPrice : cardHeights.price}`} />
    </div>
  );
}

function keyOf(hit: RoomHit): string {
  return `${hit._id}/${hit.hotels[0]?.rooms[0]?.roomNumber}`;
}
