import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Destination } from '../../../../shared/rules/destinations.ts';
import { grouped } from '../../../../shared/rules/grouped.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useDocumentTitle } from '../../components/useDocumentTitle.ts';
import { DestinationPoster } from '../../illustrations/DestinationPoster.tsx';
import { destinationPath } from '../../paths.ts';
import type { Guide } from './guide.ts';
import { placeNames } from './summaries.ts';

/** The poster, what the place is, with its season, height and road, and the way to its rooms. */
export function GuideOpening({ place, guide }: { place: Destination; guide: Guide }) {
  const { t } = useLingui();
  const name = t(placeNames[place]);
  useDocumentTitle(name);
  const metres = grouped(guide.height.metres);
  const town = t(guide.height.town);
  return (
    <div className="page grid items-center gap-x-14 gap-y-8 pt-6 pb-4 sm:pt-10 md:grid-cols-[minmax(0,22rem)_1fr]">
      <DestinationPoster
        eager
        place={place}
        className="aspect-square w-full rounded-picture shadow-lift md:aspect-3/4"
      />
      <div>
        <h1 className="text-display">{name}</h1>
        <p className="mt-4 max-w-2xl text-lg text-bark sm:text-xl sm:leading-relaxed">{t(guide.lead)}</p>
        <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-3 md:grid-cols-1 lg:grid-cols-3">
          <Fact name={<Trans>Best months</Trans>}>{t(guide.season)}</Fact>
          <Fact name={<Trans>From Islamabad</Trans>}>{t(guide.road)}</Fact>
          <Fact name={<Trans>Height</Trans>}>
            <Trans>
              {metres} m at {town}
            </Trans>
          </Fact>
        </dl>
        <ButtonLink to={destinationPath(place)} className="mt-9 max-sm:w-full">
          <Trans>Rooms in {name}</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="border-s-2 border-apricot ps-4">
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="numbers mt-0.5 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
