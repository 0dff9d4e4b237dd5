import { Trans, useLingui } from '@lingui/react/macro';
import { grouped } from '../../../../../shared/rules/grouped.ts';
import { NorthMap } from './NorthMap.tsx';
import { mapRoads, peaks } from './north.ts';

/** The map with what its signs mean. */
export function MapFigure() {
  const { t } = useLingui();
  return (
    <figure className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] lg:items-end">
      <NorthMap />
      <figcaption className="text-bark">
        <h3 className="text-lg text-walnut">
          <Trans>Roads</Trans>
        </h3>
        <ol className="numbers mt-1 list-decimal space-y-0.5 ps-6">
          {mapRoads.map(({ name }) => (
            <li key={name.id}>{t(name)}</li>
          ))}
        </ol>
        <h3 className="mt-4 text-lg text-walnut">
          <Trans>Peaks</Trans>
        </h3>
        <ul className="numbers mt-1">
          {peaks.map(({ name, metres }) => {
            const peak = t(name);
            const height = grouped(metres);
            return (
              <li key={name.id}>
                <Trans>
                  {peak}, {height} m
                </Trans>
              </li>
            );
          })}
        </ul>
        <p className="mt-4 text-sm">
          <Trans>Wide lines are rivers. The map shows the way and draws no borders.</Trans>
        </p>
      </figcaption>
    </figure>
  );
}
