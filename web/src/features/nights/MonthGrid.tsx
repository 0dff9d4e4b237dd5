import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { PropertyNights } from '../../../../shared/contracts/nights.ts';
import { Button } from '../../components/Button.tsx';
import { formatDay } from '../../words/days.ts';
import { type ChosenNights, choose } from './chosenNights.ts';
import { DayHeads } from './DayHeads.tsx';
import { daysOfMonth, nightsOfRoom } from './monthNights.ts';
import { RoomRow } from './RoomRow.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useTodayInView } from './useTodayInView.ts';

interface Props {
  property: PropertyNights;
  month: string;
  today: string;
  chosen: ChosenNights | undefined;
  onChoose: (chosen: ChosenNights | undefined) => void;
  /** All rooms are shown. */
  all: boolean;
  onAll: () => void;
}

/** Rooms that are shown before one asks for all: a property may have a hundred. */
const shownFirst = 12;

/** The rooms of a property and the nights of a month. It scrolls sideways within itself; today is in view. */
export function MonthGrid({ property, month, today, chosen, onChoose, all, onAll }: Props) {
  const { t } = useLingui();
  const { propertyId, hotelName, rooms } = property;
  const days = useMemo(() => daysOfMonth(month), [month]);
  const dayNames = useMemo(() => days.map((day) => formatDay(day)), [days]);
  const nights = useMemo(() => rooms.map((room) => nightsOfRoom(month, room.nights, today)), [rooms, month, today]);
  const shown = all ? rooms : rooms.slice(0, shownFirst);
  const scroller = useTodayInView();
  const { place, handlers } = useGridKeys(
    { rows: shown.length, columns: days.length },
    { row: 0, column: Math.max(0, days.indexOf(today)) },
    ({ row, column }) => {
      const roomNumber = rooms[row]?.roomNumber ?? 0;
      onChoose(choose(chosen, { propertyId, roomNumber, day: days[column] ?? '', nights: nights[row] ?? [] }));
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
                nights={nights[row] ?? []}
                dayNames={dayNames}
                first={own?.roomNumber === roomNumber ? own.first : undefined}
                last={own?.roomNumber === roomNumber ? own.last : undefined}
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
