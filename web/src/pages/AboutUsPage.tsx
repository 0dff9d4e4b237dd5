import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Section } from '../components/Section.tsx';
import { ForOwners } from '../features/about/ForOwners.tsx';
import { HowBookingWorks } from '../features/about/HowBookingWorks.tsx';
import { HeroScene } from '../illustrations/HeroScene.tsx';
import { paths } from '../paths.ts';

export function AboutUsPage() {
  const { t } = useLingui();
  return (
    <>
      <div className="page pt-6 sm:pt-10">
        <HeroScene className="h-56 w-full rounded-panel sm:h-80" />
      </div>
      <div className="page grid gap-x-14 gap-y-5 pt-8 pb-4 sm:pt-12 lg:grid-cols-2">
        <PageTitle title={t`About us`}>
          <Trans>
            A sarai is a house beside the road. For a thousand years caravans crossing these mountains slept in one: a
            gate, a courtyard, a fire, and somebody who knew what the road ahead was like.
          </Trans>
        </PageTitle>
        <div className="max-w-xl space-y-4 text-bark sm:pt-2 sm:text-lg">
          <p>
            <Trans>
              We do the same for people who travel in Pakistan's north. Most good rooms there belong to families and
              small hotels. They are hard to find from far away, and hard to ask.
            </Trans>
          </p>
          <p>
            <Trans>
              So we show them as they are: real prices in rupees a night, how many can sleep there, what stands outside
              the window, and who owns the house. You ask the owner, and the owner answers.
            </Trans>
          </p>
        </div>
      </div>
      <Section
        title={<Trans>How booking works here</Trans>}
        lead={
          <Trans>Online requests open soon. Until then, write to the owner, whose email is on each room's page.</Trans>
        }
      >
        <HowBookingWorks />
      </Section>
      <div className="bg-drift">
        <Section title={<Trans>For owners</Trans>}>
          <ForOwners />
        </Section>
      </div>
      <Section
        title={<Trans>The next valley is waiting</Trans>}
        lead={<Trans>Six destinations, and rooms in all of them.</Trans>}
      >
        <ButtonLink to={paths.hotels}>
          <Trans>See all hotels</Trans>
        </ButtonLink>
      </Section>
    </>
  );
}
