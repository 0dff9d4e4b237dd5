import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PropertyNights } from '../../../../shared/contracts/nights.ts';
import { Button } from '../../components/Button.tsx';
import { formatDay, formatWeekday } from '../../words/days.ts';
import { type ChosenNights, choose } from './chosenNights.ts';
import { daysOfMonth, spansOfRoom } from './monthNights.ts';
import { RoomRow } from './RoomRow.tsx';
import { useGridKeys } from './useGridKeys.ts';

interface Props {
  property: PropertyNights;
  month: string;
  today: string;
  chosen: ChosenNights | undefined;
  onChoose: (chosen: ChosenNights | undefined) => void;
  /** Takes a press as that on a room, while a stay of the property is moved. */
  onRoom: ((roomNumber: number) => void) | undefined;
  /** The rooms that the stay can be moved to, while one is. */
  freeRooms: ReadonlySet<number> | undefined;
  /** The grid has all rooms, not the first ones alone. */
  all: boolean;
  onAll: () => void;
}

/** The number of rooms before "show all": a property may have a hundred. */
const shownFirst = 12;

/** The rooms of a property and the nights of a month. It scrolls sideways within itself; today is in view. */
export function MonthGrid({ property, month, today, chosen, onChoose, onRoom, freeRooms, all, onAll }: Props) {
  const { t } = useLingui();
  const { propertyId, hotelName, rooms } = property;
  const days = useMemo(() => daysOfMonth(month), [month]);
  const dayNames = useMemo(() => days.map((day) => formatDay(day)), [days]);
  const spans = useMemo(() => rooms.map((room) => spansOfRoom(month, room.held, today)), [rooms, month, today]);
  const shown = all ? rooms : rooms.slice(0, shownFirst);
  const scroller = useTodayInView();
  const { place, handlers } = useGridKeys(
    { rows: shown.length, columns: days.length },
    { row: 0, column: Math.max(0, days.indexOf(today)) },
    ({ row, column }) => {
      const roomNumber = rooms[row]?.roomNumber ?? 0;
      if (onRoom) onRoom(roomNumber);
      else onChoose(choose(chosen, { propertyId, roomNumber, day: days[column] ?? '', spans: spans[row] ?? [] }));
    },
  );
  const own = chosen?.propertyId === propertyId ? chosen : undefined;
  return (
    <>
      <div ref={scroller} className="relative overflow-x-auto overscroll-x-contain">
        <table
          {...handlers}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk through it, as the ARIA practices have it
          role="grid"
          aria-label={t`Nights of ${hotelName}`}
          className="w-full min-w-[82rem] table-fixed border-separate border-spacing-0 lg:min-w-[55rem]"
        >
          <DayHeads days={days} dayNames={dayNames} today={today} />
          <tbody>
            {shown.map(({ roomNumber }, row) => (
              <RoomRow
                key={roomNumber}
                roomNumber={roomNumber}
                spans={spans[row] ?? []}
                dayNames={dayNames}
                move={moveStateOf(roomNumber, freeRooms)}
                {...nightsIn(own, roomNumber)}
                tabColumn={place.row === row ? place.column : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rooms.length && (
        <Button variant="quiet" className="-ms-2 justify-self-start" onClick={onAll}>
          <Trans>Show all {rooms.length} rooms</Trans>
        </Button>
      )}
    </>
  );
}

/** The first and the last of the chosen nights, where they are a room's. */
function nightsIn(chosen: ChosenNights | undefined, roomNumber: number) {
  const own = chosen?.roomNumber === roomNumber ? chosen : undefined;
  return { first: own?.first, last: own?.last };
}

function moveStateOf(roomNumber: number, freeRooms: ReadonlySet<number> | undefined) {
  return freeRooms && (freeRooms.has(roomNumber) ? 'free' : 'taken');
}

/** Scrolls what it is given to sideways, so that today stands beside the names of the rooms, and the page stays. */
function useTodayInView() {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const today = scroller.current?.querySelector('[aria-current=date]');
    const names = scroller.current?.querySelector('th');
    if (!scroller.current || !today || !names) return;
    const [day, name] = [today.getBoundingClientRect(), names.getBoundingClientRect()];
    const rtl = document.documentElement.dir === 'rtl';
    scroller.current.scrollLeft += rtl ? day.right - name.left : day.left - name.right;
  }, []);
  return scroller;
}

interface DayHeadsProps {
  days: readonly string[];
  dayNames: readonly string[];
  today: string;
}

/** The days of a month above their columns, today marked by more than its colour. */
function DayHeads({ days, dayNames, today }: DayHeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className="sticky start-0 z-10 w-16 bg-snow text-start text-sm font-normal text-bark lg:w-24">
          <Trans>Room</Trans>
        </th>
        {days.map((day, column) => (
          <th
            key={day}
            scope="col"
            aria-current={day === today ? 'date' : undefined}
            className="group pb-1 text-center text-sm leading-tight font-normal text-bark"
          >
            <span className="sr-only">{dayNames[column]}</span>
            <span aria-hidden="true" className="block">
              {/* The letter of the weekday: browsers' own letters for Urdu are Latin ones. */}
              {formatWeekday(day, 'short').slice(0, 1)}
            </span>
            <span
              aria-hidden="true"
              lang="en"
              className="numbers mx-auto grid size-6 place-items-center rounded-full text-sm text-walnut group-aria-[current]:bg-walnut group-aria-[current]:font-semibold group-aria-[current]:text-snow"
            >
              {Number(day.slice(8))}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
