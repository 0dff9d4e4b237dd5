import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { formatStay } from '../../words/days.ts';
import { SourceSign } from '../bookings/stay/SourceSign.tsx';
import { holderName, holderTitle, sayHeld } from './holderWords.ts';
import type { HeldNights, Span } from './monthNights.ts';
import { lookOf } from './nightLooks.ts';

interface Props {
  roomNumber: number;
  spans: readonly Span[];
  /** The days in words, as all rows say them. */
  dayNames: readonly string[];
  /** While a stay is moved: whether it can be moved to this room. */
  move: 'free' | 'taken' | undefined;
  /** The nights of this room that are chosen. */
  first: string | undefined;
  last: string | undefined;
  /** The column whose span is reached with Tab, where it is one of this row. */
  tabColumn: number | undefined;
}

/** A room and its nights: a bar for those in a row that one holder has. Presses and keys are taken by the grid around it. */
export const RoomRow = memo(function RoomRow({ roomNumber, spans, dayNames, move, first, last, tabColumn }: Props) {
  const { t } = useLingui();
  const isChosen = (span: Span) => first !== undefined && last !== undefined && first <= span.day && span.last <= last;
  const sayDays = ({ held, column }: Span) =>
    held && held.to > held.from ? `${dayNames[column]}, ${formatStay(held.from, held.to)}` : dayNames[column];
  return (
    <tr data-room={roomNumber} className="group">
      <th
        scope="row"
        className={`numbers sticky start-0 z-10 truncate pe-2 text-start text-sm font-semibold ${headLooks[move ?? 'still']}`}
      >
        <span className="max-lg:hidden">
          <Trans>Room {roomNumber}</Trans>
        </span>
        <span className="lg:hidden" aria-hidden="true">
          {roomNumber}
        </span>
        <span className="sr-only lg:hidden">
          <Trans>Room {roomNumber}</Trans>
        </span>
      </th>
      {spans.map((span) => (
        <td key={span.day} colSpan={span.columns} className="p-0">
          <button
            type="button"
            data-column={span.column}
            data-columns={span.columns}
            tabIndex={tabColumn !== undefined && covers(span, tabColumn) ? 0 : -1}
            aria-label={t`Room ${roomNumber}, ${sayDays(span)}: ${sayHeld(span.held)}`}
            title={span.held && holderTitle(span.held)}
            aria-pressed={isChosen(span)}
            aria-disabled={(span.past && !span.held) || undefined}
            className={`flex h-11 w-full scroll-ms-20 items-center overflow-clip px-1 -outline-offset-2 aria-disabled:cursor-default lg:h-9 lg:scroll-ms-28 ${lookOf(span)} ${chosenLook}`}
          >
            {span.held && <BarName held={span.held} isLong={span.columns > 1} />}
          </button>
        </td>
      ))}
    </tr>
  );
});

/**
 * The name of a bar, which stays in view while its row scrolls, as long as the bar is clipped and no scroller itself. A bar of one night
 * has no room for the sign of its source.
 */
function BarName({ held, isLong }: { held: HeldNights; isLong: boolean }) {
  return (
    <span className="sticky start-16 flex min-w-0 items-center gap-1 lg:start-24">
      {isLong && held.kind === 'booked' && <SourceSign source={held.source} className="size-3.5" />}
      <bdi className="truncate text-start text-xs leading-tight">{holderName(held)}</bdi>
    </span>
  );
}

/** While a stay is moved, the rooms that it can have stand out, and most of all the one that the arrows have reached. */
const headLooks = {
  still: 'bg-snow',
  free: 'bg-glacier-pale group-focus-within:bg-apricot-pale',
  taken: 'bg-snow font-normal text-bark line-through group-focus-within:bg-apricot-pale',
} as const;

function covers({ column, columns }: Span, at: number): boolean {
  return column <= at && at < column + columns;
}

const chosenLook =
  'aria-pressed:shadow-[inset_0_0_0_3px_var(--apricot-deep)] forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight]';
