import { Trans } from '@lingui/react/macro';
import { formatWeekdayLetter } from './monthWords.ts';

interface Props {
  days: readonly string[];
  dayNames: readonly string[];
  today: string;
}

/** The days of a month above their columns, today marked by more than its colour. */
export function DayHeads({ days, dayNames, today }: Props) {
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
              {formatWeekdayLetter(day)}
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
