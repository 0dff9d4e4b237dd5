import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { formatStay } from '../../words/days.ts';
import { holderName, sayHeld } from './holderWords.ts';
import type { Span } from './monthNights.ts';
import { lookOf } from './nightLooks.ts';

interface Props {
  roomNumber: number;
  spans: readonly Span[];
  /** The days in words, as all rows say them. */
  dayNames: readonly string[];
  /** The nights of this room that are chosen. */
  first: string | undefined;
  last: string | undefined;
  /** The column whose span is reached with Tab, where it is one of this row. */
  tabColumn: number | undefined;
}

/** A room and its nights: a bar for those in a row that one holder has. Presses and keys are taken by the grid around it. */
export const RoomRow = memo(function RoomRow({ roomNumber, spans, dayNames, first, last, tabColumn }: Props) {
  const { t } = useLingui();
  const isChosen = (span: Span) => first !== undefined && last !== undefined && first <= span.day && span.last <= last;
  const sayDays = ({ held, column }: Span) =>
    held && held.to > held.from ? `${dayNames[column]}, ${formatStay(held.from, held.to)}` : dayNames[column];
  return (
    <tr data-room={roomNumber}>
      <th scope="row" className="numbers sticky start-0 z-10 truncate bg-snow pe-2 text-start text-sm font-semibold">
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
            aria-pressed={isChosen(span)}
            aria-disabled={(span.past && !span.held) || undefined}
            className={`flex h-11 w-full scroll-ms-20 items-center overflow-hidden px-1 -outline-offset-2 aria-disabled:cursor-default lg:h-9 lg:scroll-ms-28 ${lookOf(span)} ${chosenLook}`}
          >
            {span.held && (
              <bdi className="sticky start-16 truncate text-start text-xs leading-tight lg:start-24">
                {holderName(span.held)}
              </bdi>
            )}
          </button>
        </td>
      ))}
    </tr>
  );
});

function covers({ column, columns }: Span, at: number): boolean {
  return column <= at && at < column + columns;
}

const chosenLook =
  'aria-pressed:shadow-[inset_0_0_0_3px_var(--apricot-deep)] forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight]';
