import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PropertyNights } from '../../../../shared/contracts/nights.ts';
import { Link } from '../../components/Link.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { paths } from '../../paths.ts';
import { GrowingListView } from '../lists/GrowingListView.tsx';
import type { GrowthState } from '../lists/useGrowingList.ts';
import { useVendorNights } from './api/nights.ts';
import { Closings } from './Closings.tsx';
import type { Choice, MoveChoice } from './chosenNights.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { heldNightsOf, roomsFreeFor } from './monthNights.ts';
import { NightsPanel } from './NightsPanel.tsx';

interface Props {
  vendorId: string;
  month: string;
  today: string;
  choice: Choice;
  unfolded: ReturnType<typeof useUnfolded>;
}

const monthSkeleton = <Skeletons className="grid gap-3" shapes={['h-7 w-56 max-w-full', 'h-52 w-full']} />;

/** Every property with its rooms in a month, and what can be done with the nights that are chosen in one of them. */
export function RoomsOfMonth({ vendorId, month, today, choice, unfolded }: Props) {
  const list = useVendorNights(vendorId, month, unfolded.grown);
  const { chosen, onChoose, move, onMove } = choice;
  const place = useRef<HTMLDivElement>(null);

  /** The focus goes back to the grid that the nights were chosen in. */
  function leave() {
    place.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    onChoose(undefined);
  }

  /** The move begins in the grid, at the bar of the stay. */
  function changeMove(next: MoveChoice | undefined) {
    if (!move) place.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    onMove(next);
  }

  // Escape in a dialog closes that alone.
  const clearOnEscape = ({ key, target }: KeyboardEvent) =>
    key === 'Escape' && chosen && !(target as Element).closest('dialog') && (move ? onMove(undefined) : leave());
  return (
    <GrowingListView list={list} skeleton={monthSkeleton} empty={<NoRooms />}>
      {(properties) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves what was chosen from anywhere inside
        <div ref={place} onKeyDown={clearOnEscape} className="grid gap-8">
          {properties.map((property) => (
            <div key={property.propertyId} className="grid min-w-0 gap-2">
              <h3 dir="auto" className="text-xl wrap-anywhere">
                {property.hotelName}
              </h3>
              <MonthGrid
                property={property}
                month={month}
                today={today}
                chosen={chosen}
                onChoose={onChoose}
                {...moveOf(choice, property, today)}
                all={unfolded.hasAllRooms(property.propertyId)}
                onAll={() => unfolded.onAllRooms(property.propertyId)}
              />
              {chosen?.propertyId === property.propertyId && (
                <NightsPanel
                  {...choice}
                  onMove={changeMove}
                  property={property}
                  chosen={chosen}
                  today={today}
                  onLeave={leave}
                />
              )}
              <Closings property={property} />
            </div>
          ))}
        </div>
      )}
    </GrowingListView>
  );
}

/** The ways of a grid while a stay of its property is moved: a press on a room chooses it. */
function moveOf({ chosen, move, onMove }: Choice, property: PropertyNights, today: string) {
  const held = move && chosen?.propertyId === property.propertyId ? heldNightsOf(property, chosen) : undefined;
  return {
    freeRooms: held && roomsFreeFor(property, held, today),
    onRoom: held && ((to: number) => onMove({ to })),
  };
}

function NoRooms() {
  return (
    <p className="text-bark">
      <Trans>
        Your rooms appear here once you have{' '}
        <Link to={paths.createProperty} className="font-semibold text-glacier underline underline-offset-4">
          listed a property
        </Link>
        .
      </Trans>
    </p>
  );
}

/** The unfolded parts of the calendar: they stay so when the month is turned. */
export function useUnfolded() {
  const [withAllRooms, setWithAllRooms] = useState<readonly string[]>([]);
  const grown: GrowthState = useState(1);
  return {
    /** How far the list of properties has grown. */
    grown,
    hasAllRooms: (propertyId: string) => withAllRooms.includes(propertyId),
    onAllRooms: (propertyId: string) => setWithAllRooms([...withAllRooms, propertyId]),
  };
}
