import { useLingui } from '@lingui/react/macro';
import type { Spot } from './guide.ts';

export function Spots({ spots }: { spots: readonly Spot[] }) {
  const { t } = useLingui();
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {spots.map((spot) => (
        <li key={spot.name}>
          <h3 className="text-xl">{spot.name}</h3>
          <p className="mt-1.5 text-bark">{t(spot.about)}</p>
        </li>
      ))}
    </ul>
  );
}
