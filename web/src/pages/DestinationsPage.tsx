import { Trans, useLingui } from '@lingui/react/macro';
import { guidePaths } from '../../../shared/addresses/publicPaths.ts';
import { type Destination, destinationKeys } from '../../../shared/rules/destinations.ts';
import { grouped } from '../../../shared/rules/grouped.ts';
import { Link } from '../components/Link.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { NorthMap } from '../features/guides/map/NorthMap.tsx';
import { mapRoads, peaks } from '../features/guides/map/north.ts';
import { placeLines, placeNames } from '../features/guides/summaries.ts';
import { DestinationPoster } from '../illustrations/DestinationPoster.tsx';
import { destinationPath } from '../paths.ts';

const aboveTheFold = 3;

export function DestinationsPage() {
  const { t } = useLingui();
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle title={t`Destinations`}>
        <Trans>Six places in the north: what to see, when the road is open, and where to sleep.</Trans>
      </PageTitle>
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:mt-10 sm:grid-cols-2 lg:grid-cols-3">
        {destinationKeys.map((place, index) => (
          <li key={place}>
            <DestinationCard place={place} eager={index < aboveTheFold} />
          </li>
        ))}
      </ul>
      <section className="mt-14 sm:mt-20">
        <h2 className="mb-4 text-title sm:mb-6">
          <Trans>Where they lie</Trans>
        </h2>
        <MapFigure />
      </section>
    </div>
  );
}

/** A destination's poster and line, with a way to its rooms and one to its guide. */
function DestinationCard({ place, eager }: { place: Destination; eager: boolean }) {
  const { t } = useLingui();
  const name = t(placeNames[place]);
  return (
    <article className="group">
      <Link
        to={guidePaths[place]}
        tabIndex={-1}
        aria-hidden="true"
        className="block overflow-hidden rounded-picture shadow-lift"
      >
        <DestinationPoster
          place={place}
          eager={eager}
          className="aspect-5/4 w-full sm:aspect-3/4 transition-transform duration-500 ease-out motion-safe:group-hover:scale-103"
        />
      </Link>
      <h2 className="mt-5 text-2xl">
        <Link to={guidePaths[place]} className="decoration-apricot decoration-2 underline-offset-4 hover:underline">
          {name}
        </Link>
      </h2>
      <p className="mt-1.5 text-bark">{t(placeLines[place])}</p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <TextLink to={destinationPath(place)}>
          <Trans>
            Rooms<span className="sr-only"> in {name}</span>
          </Trans>
        </TextLink>
        <TextLink to={guidePaths[place]}>
          <Trans>
            Guide<span className="sr-only"> to {name}</span>
          </Trans>
        </TextLink>
      </div>
    </article>
  );
}

/** The map with what its signs mean. */
function MapFigure() {
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
