import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { Points } from '../components/Points.tsx';
import { Section } from '../components/Section.tsx';
import { TitledText } from '../components/TitledText.tsx';
import { GuideOpening } from '../features/guides/GuideOpening.tsx';
import { guides } from '../features/guides/guides.ts';
import { OtherPlaces } from '../features/guides/OtherPlaces.tsx';
import { placeOf } from '../features/guides/placeOf.ts';

/** What there is to see and do in the destination that the address names, and how to get there. */
export function GuidePage() {
  const { t } = useLingui();
  const place = placeOf(useLocation().pathname) ?? 'murree';
  const guide = guides[place];
  return (
    <>
      <GuideOpening key={place} place={place} guide={guide} />
      <Section title={<Trans>What to see</Trans>}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(guide.spots).map(([name, about]) => (
            <TitledText key={name} title={name}>
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
        <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          <TitledText title={<Trans>When to go</Trans>}>{t(guide.seasonNote)}</TitledText>
          <TitledText title={<Trans>By road</Trans>}>{t(guide.roadNote)}</TitledText>
          <TitledText title={<Trans>By air</Trans>}>{t(guide.airNote)}</TitledText>
        </ul>
      </Section>
      <OtherPlaces than={place} />
    </>
  );
}
