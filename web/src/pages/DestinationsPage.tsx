import { Trans, useLingui } from '@lingui/react/macro';
import { guidePaths } from '../../../shared/addresses/publicPaths.ts';
import type { Destination } from '../../../shared/rules/destinations.ts';
import { Link } from '../components/Link.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { MapFigure } from '../features/guides/map/MapFigure.tsx';
import { destinationKeys } from '../features/guides/placeOf.ts';
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
