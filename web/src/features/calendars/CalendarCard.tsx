import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { CalendarEntry } from '../../../../shared/contracts/calendars.ts';
import type { VendorProperty } from '../../../../shared/contracts/properties.ts';
import { Isolated } from '../../components/Isolated.tsx';
import { type Calendars, useCalendarChanges } from './api/calendars.ts';
import { Clashes } from './Clashes.tsx';
import { calendarName } from './channelWords.ts';
import { FeedPart } from './FeedPart.tsx';
import { LinkPart } from './LinkPart.tsx';
import { RemoveCalendar } from './RemoveCalendar.tsx';
import { nameOfTarget } from './targets.ts';

interface Props {
  property: VendorProperty;
  calendar: CalendarEntry;
  /** The path of its link, while the page knows it. */
  link: string | undefined;
  shown: Calendars;
}

/** A calendar of a channel: what comes in, what goes out, and where the two do not fit. */
export function CalendarCard({ property, calendar, link, shown }: Props) {
  const heading = useId();
  const changes = useCalendarChanges(property._id, calendar._id, shown);
  const name = calendarName(calendar);
  const rooms = nameOfTarget(calendar, property);
  return (
    <article aria-labelledby={heading} className="grid gap-5 rounded-panel border border-hairline p-5 sm:p-6">
      <header>
        <h3 id={heading} className="text-xl wrap-anywhere">
          <Isolated text={name} />
        </h3>
        <p className="numbers text-bark">
          {rooms ?? <Trans>Its rooms are not listed any more, so it holds nothing. Remove it.</Trans>}
        </p>
      </header>
      <Clashes name={name} clashes={calendar.clashes} further={calendar.clashing - calendar.clashes.length} />
      <FeedPart calendar={calendar} name={name} changes={changes} />
      <LinkPart calendar={calendar} name={name} link={link} changes={changes} />
      <RemoveCalendar name={name} changes={changes} />
    </article>
  );
}
