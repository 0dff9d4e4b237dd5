import { language } from 'virtual:sarai-language';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RoomView } from './roomView.ts';

/** How far sights are from the place that the owner has given. A line through mountains is no way, and says so. */
export function SightsAround({ sights }: { sights: NonNullable<RoomView['sights']> }) {
  return (
    <section className="below-fold">
      <h2 className="text-2xl">
        <Trans>Around the hotel</Trans>
      </h2>
      <ul className="numbers mt-4 grid gap-1.5">
        {sights.map(({ name, kilometres }) => (
          <li key={name.en}>{sayDistance(name[language], kilometres)}</li>
        ))}
      </ul>
      <p className="mt-2 text-bark">
        <Trans>In a straight line. The way by road is longer.</Trans>
      </p>
    </section>
  );
}

function sayDistance(name: string, kilometres: number): string {
  return kilometres === 0 ? t`${name}, less than 1 km` : t`${name}, about ${kilometres} km`;
}
