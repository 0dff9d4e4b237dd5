import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { type FigureSource, ownSources } from '../../../../shared/rules/bookingSources.ts';
import type { Channel } from '../../../../shared/rules/calendars.ts';
import { formatNights } from '../../words/days.ts';
import { sourceNames } from '../bookings/stay/sourceNames.ts';
import { channelName } from '../calendars/channelWords.ts';
import { useVendorFigures } from '../properties/api/reads.ts';
import { formatPrice } from '../rooms/format.ts';
import { sayOrigin } from './performanceWords.ts';

/** Nights and income of this month by where each stay came from, finer than the three ways of the months. */
export function SourcesOfMonth({ vendorId }: { vendorId: string }) {
  const heading = useId();
  const sources = useVendorFigures(vendorId).data?.data.sources ?? [];
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid max-w-2xl gap-4">
      <h2 id={heading} className="text-2xl">
        <Trans>Where this month's stays came from</Trans>
      </h2>
      <ul className="numbers divide-y divide-hairline border-y border-hairline">
        {sources.map(({ source, nights, income }) => (
          <li key={source} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{saySource(source)}</span>
            <span className="text-bark">
              {formatNights(nights)} · {formatPrice(income)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function saySource(source: FigureSource): string {
  if (source === 'sarai') return sayOrigin(source);
  const own = ownSources.find((each) => each === source);
  return own ? sourceNames()[own] : channelName(source as Channel);
}
