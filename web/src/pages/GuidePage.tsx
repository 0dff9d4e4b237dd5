import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { guidePaths } from '../../../shared/addresses/publicPaths.ts';
import { type Destination, destinationKeys } from '../../../shared/rules/destinations.ts';
import { withSwr } from '../api/withSwr.tsx';
import { Link } from '../components/Link.tsx';
import { Points } from '../components/Points.tsx';
import { Section } from '../components/Section.tsx';
import { TitledText } from '../components/TitledText.tsx';
import { GuideOpening } from '../features/guides/GuideOpening.tsx';
import { GuideRoads } from '../features/guides/GuideRoads.tsx';
import { GuideRooms } from '../features/guides/GuideRooms.tsx';
import { gilgit } from '../features/guides/gilgit.ts';
import type { Guide } from '../features/guides/guide.ts';
import { hunza } from '../features/guides/hunza.ts';
import { kashmir } from '../features/guides/kashmir.ts';
import { murree } from '../features/guides/murree.ts';
import { placeOf } from '../features/guides/placeOf.ts';
import { skardu } from '../features/guides/skardu.ts';
import { placeNames } from '../features/guides/summaries.ts';
import { swat } from '../features/guides/swat.ts';
import { DestinationPoster } from '../illustrations/DestinationPoster.tsx';

const guides: Record<Destination, Guide> = { murree, swat, hunza, kashmir, gilgit, skardu };

/** The guide to the destination that the address names: sights, activities and the way there. */
function Guidance() {
  const { t } = useLingui();
  const place = placeOf(useLocation().pathname) ?? 'murree';
  const guide = guides[place];
  return (
    <>
      <GuideOpening key={place} place={place} guide={guide} />
      <Section title={<Trans>What to see</Trans>}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {guide.spots.map(([name, about]) => (
            <TitledText key={name.id} title={t(name)}>
              {t(about)}
            </TitledText>
          ))}
        </ul>
      </Section>
      <div className="bg-drift">
        <Section title={<Trans>Worth the journey</Trans>}>
          <Points>
            {guide.experiences.map((experience) => (
              <li key={t(experience)}>{t(experience)}</li>
            ))}
          </Points>
        </Section>
      </div>
      <Section title={<Trans>Before you set out</Trans>}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <TitledText title={<Trans>When to go</Trans>}>{t(guide.seasonNote)}</TitledText>
          <TitledText title={<Trans>Warm or cold</Trans>}>{t(guide.warmthNote)}</TitledText>
          <TitledText title={<Trans>By road</Trans>}>{t(guide.roadNote)}</TitledText>
          <TitledText title={<Trans>By air</Trans>}>{t(guide.airNote)}</TitledText>
        </ul>
      </Section>
      <div className="bg-drift">
        <GuideRoads guide={guide} />
      </div>
      <GuideRooms key={`rooms of ${place}`} place={place} />
      <OtherPlaces than={place} />
    </>
  );
}

/** Its rooms are read from the API. */
export const GuidePage = withSwr(Guidance);

/** Links from one guide to the five others. */
function OtherPlaces({ than }: { than: Destination }) {
  const { t } = useLingui();
  const others = destinationKeys.filter((key) => key !== than);
  return (
    <Section title={<Trans>Further along the road</Trans>}>
      <ul className="-mx-1 flex snap-x gap-4 overflow-x-auto p-1 sm:grid sm:grid-cols-5 sm:gap-5">
        {others.map((key) => (
          <li key={key} className="w-36 shrink-0 snap-start sm:w-auto">
            <Link to={guidePaths[key]} className="group block rounded-picture">
              <DestinationPoster place={key} className="aspect-3/4 w-full rounded-picture" />
              <span className="mt-2 block font-serif text-lg font-[540] decoration-apricot decoration-2 underline-offset-4 group-hover:underline">
                {t(placeNames[key])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
