import { Trans } from '@lingui/react/macro';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { Skeletons } from '../../components/Skeleton.tsx';
import { formatNights } from '../../words/days.ts';
import { useCalendarEvents } from './api/events.ts';
import { calendarName } from './channelWords.ts';
import { TakeEvent } from './TakeEvent.tsx';

interface Props {
  vendorId: string;
  eventId: string;
  /** Some of its nights, from a day on and before another. */
  from: string;
  to: string;
}

/** An event that holds nights: its channel, its words, and the way to give it its guest. */
export function EventLook({ vendorId, eventId, from, to }: Props) {
  const { events, error } = useCalendarEvents(vendorId, from, to);
  const event = events?.find(({ _id }) => _id === eventId);
  if (!events && !error) return <Skeletons className="grid gap-2" shapes={['h-6 w-2/3', 'h-11 w-48']} />;
  if (!event) {
    return (
      <p className="text-bark">
        <Trans>Another calendar has these nights</Trans>
      </p>
    );
  }
  const { summary, state } = event;
  const name = calendarName(event);
  const nights = formatNights(nightsBetween(event.from, event.to));
  return (
    <div className="grid gap-3">
      <p className="numbers text-bark wrap-anywhere">
        <Trans>
          {nights}, from {name}
        </Trans>
        {summary !== '' && (
          <>
            : <bdi lang="en">{summary}</bdi>
          </>
        )}
      </p>
      {state === 'held' && <TakeEvent event={event} />}
    </div>
  );
}
