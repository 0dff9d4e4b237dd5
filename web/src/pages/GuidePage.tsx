import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { Destination } from '../../../shared/rules/places.ts';
import { Section } from '../components/Section.tsx';
import { GuideOpening } from '../features/guides/GuideOpening.tsx';
import { gilgit } from '../features/guides/gilgit.ts';
import type { Guide } from '../features/guides/guide.ts';
import { hunza } from '../features/guides/hunza.ts';
import { Journey } from '../features/guides/Journey.tsx';
import { kashmir } from '../features/guides/kashmir.ts';
import { murree } from '../features/guides/murree.ts';
import { OtherPlaces } from '../features/guides/OtherPlaces.tsx';
import { placeOf } from '../features/guides/placeOf.ts';
import { Spots } from '../features/guides/Spots.tsx';
import { skardu } from '../features/guides/skardu.ts';
import { swat } from '../features/guides/swat.ts';

const guides: Record<Destination, Guide> = { murree, swat, hunza, kashmir, gilgit, skardu };

/** What there is to see and do in the destination that the address names, and how to get there. */
export function GuidePage() {
  const { t } = useLingui();
  const place = placeOf(useLocation().pathname) ?? 'murree';
  const guide = guides[place];
  return (
    <>
      <GuideOpening key={place} place={place} guide={guide} />
      <Section title={<Trans>What to see</Trans>}>
        <Spots spots={guide.spots} />
      </Section>
      <div className="bg-drift">
        <Section title={<Trans>Worth the journey</Trans>}>
          <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
            {guide.experiences.map((experience) => (
              <li key={t(experience)} className="border-s-2 border-apricot ps-4 sm:text-lg">
                {t(experience)}
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Journey guide={guide} />
      <OtherPlaces than={place} />
    </>
  );
}
