import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { Night } from './monthNights.ts';
import { lookOf } from './nightLooks.ts';

interface Props {
  roomNumber: number;
  nights: readonly Night[];
  /** The days in words, as all rows say them. */
  dayNames: readonly string[];
  /** The nights of this room that are chosen. */
  first: string | undefined;
  last: string | undefined;
  /** The column whose night is reached with Tab, where it is one of this row. */
  tabColumn: number | undefined;
}

/** A room and its nights. Presses and keys are taken by the grid around it. */
export const RoomRow = memo(function RoomRow({ roomNumber, nights, dayNames, first, last, tabColumn }: Props) {
  const { t } = useLingui();
  const isChosen = (day: string) => first !== undefined && last !== undefined && first <= day && day <= last;
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
      {nights.map((night, column) => (
        <td key={night.day} className="p-0">
          <button
            type="button"
            data-column={column}
            tabIndex={column === tabColumn ? 0 : -1}
            aria-label={t`Room ${roomNumber}, ${dayNames[column]}: ${sayNight(night)}`}
            aria-pressed={isChosen(night.day)}
            aria-disabled={(night.past && night.kind !== 'booked') || undefined}
            className={`grid h-11 w-full scroll-ms-20 place-items-center -outline-offset-2 aria-disabled:cursor-default lg:h-9 lg:scroll-ms-28 ${lookOf(night)} ${chosenLook}`}
          >
            {night.kind === 'booked' && night.starts && <Icon name="guests" className="size-4" />}
            {night.kind === 'closed' && <Icon name="close" className="size-4" />}
          </button>
        </td>
      ))}
    </tr>
  );
});

const chosenLook =
  'aria-pressed:shadow-[inset_0_0_0_3px_var(--apricot-deep)] forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight]';

/** A night in a word or two. */
function sayNight({ kind, guest, note }: Night): string {
  if (kind === 'free') return t`free`;
  if (kind === 'booked') return guest ? t`booked by ${guest}` : t`booked`;
  return note ? t`closed: ${note}` : t`closed`;
}
