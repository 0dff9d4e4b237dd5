import { Plural, Trans } from '@lingui/react/macro';
import type { CalendarEntry } from '../../../../shared/contracts/calendars.ts';
import { Icon } from '../../components/Icon.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { monthPath } from '../../paths.ts';
import { formatStay } from '../../words/days.ts';

interface Props {
  /** The calendar. */
  name: string;
  /** Its next clashes by their days, and how many more there are. */
  clashes: CalendarEntry['clashes'];
  further: number;
  /** Without the ways to end a clash, which the calendar's card names. */
  brief?: boolean;
}

/** Nights that a channel has sold, or may have, while no room is free here: the owner must act. */
export function Clashes({ name, clashes, further, brief = false }: Props) {
  const [next] = clashes;
  if (!next) return null;
  return (
    <div role="status" className="grid gap-2 rounded-control bg-poppy-pale px-4 py-3 text-walnut">
      <p className="flex items-start gap-3 font-semibold">
        <Icon name="warning" className="mt-0.5 size-5 text-poppy" />
        <Trans>No room is free here for nights that {name} has taken</Trans>
      </p>
      <ul className="numbers grid gap-1 ps-8">
        {clashes.map(({ eventId, from, to, reads }) => (
          <li key={eventId}>
            {reads === 'reservation' ? (
              <Trans>
                {formatStay(from, to)}: a guest of {name}
              </Trans>
            ) : (
              <Trans>{formatStay(from, to)}: a guest, or nights that are closed there</Trans>
            )}
          </li>
        ))}
        {further > 0 && (
          <li>
            <Plural value={further} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
      {!brief && (
        <p className="ps-8">
          <Trans>
            Whoever has the nights here keeps them. Move that booking to another room, open closed nights, or cancel one
            of the two: as soon as a room is free, the nights of {name} take it.
          </Trans>
        </p>
      )}
      <p className="ps-8">
        <TextLink to={monthPath(next.from.slice(0, 7))}>
          <Trans>See who has the nights</Trans>
        </TextLink>
      </p>
    </div>
  );
}
