import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { VendorProperty } from '../../../../shared/contracts/properties.ts';
import { calendarLimits } from '../../../../shared/rules/calendars.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { AddCalendar } from './AddCalendar.tsx';
import { type Calendars, useCalendars } from './api/calendars.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { WhyCalendars } from './WhyCalendars.tsx';

interface Props {
  property: VendorProperty;
  /** It is the first on its page, which explains what calendars are for where it has none. */
  isFirst: boolean;
}

/** The calendars of a property, and the way to add one. */
export function CalendarsOfProperty({ property, isFirst }: Props) {
  const heading = useId();
  const shown = useCalendars(property._id);
  const { calendars, error, retry } = shown;
  const name = property.hotels[0]?.name ?? '';
  return (
    <section aria-labelledby={heading} className="grid gap-6">
      <h2 id={heading} className="text-2xl wrap-anywhere">
        <bdi lang={langOf(name)}>{name}</bdi>
      </h2>
      {calendars && <Known property={property} shown={shown} isFirst={isFirst} />}
      {!calendars && error && <ErrorState onRetry={retry} />}
      {!calendars && !error && <Skeletons className="grid" shapes={['h-32 w-full']} />}
    </section>
  );
}

function Known({ property, shown, isFirst }: Props & { shown: Calendars }) {
  const { calendars = [], links } = shown;
  return (
    <>
      {calendars.length === 0 && (isFirst ? <WhyCalendars /> : <NoCalendars />)}
      {calendars.length > 0 && (
        <ul className="grid gap-6">
          {calendars.map((calendar) => (
            <li key={calendar._id}>
              <CalendarCard property={property} calendar={calendar} link={links[calendar._id]} shown={shown} />
            </li>
          ))}
        </ul>
      )}
      {calendars.length < calendarLimits.aProperty ? (
        <Adding property={property} shown={shown} />
      ) : (
        <p className="text-bark">
          <Trans>A property has {calendarLimits.aProperty} calendars at most. Remove one first.</Trans>
        </p>
      )}
    </>
  );
}

function NoCalendars() {
  return (
    <p className="text-bark">
      <Trans>No calendar of another platform is connected.</Trans>
    </p>
  );
}

/** The form opens on a press. */
function Adding({ property, shown }: { property: VendorProperty; shown: Calendars }) {
  const [open, setOpen] = useState(false);
  if (open) return <AddCalendar property={property} shown={shown} onClose={() => setOpen(false)} />;
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
      <Icon name="plus" />
      <Trans>Add a calendar</Trans>
    </Button>
  );
}
