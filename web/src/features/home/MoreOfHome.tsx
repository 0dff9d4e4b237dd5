import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { TitledText } from '../../components/TitledText.tsx';
import { Illustration } from '../../illustrations/Illustration.tsx';
import { paths } from '../../paths.ts';
import { SeenRooms } from '../kept/SeenRooms.tsx';
import { ClassPackages } from './ClassPackages.tsx';
import { FeaturedRooms } from './FeaturedRooms.tsx';
import gate from './gate.svg';
import { NewestRooms } from './NewestRooms.tsx';
import { QuestionList } from './QuestionList.tsx';

/** The sections of the home page below the first screen. */
export function MoreOfHome() {
  return (
    <>
      <SeenRooms />
      <NewestRooms />
      <FeaturedRooms />
      <AboutBlock />
      <ClassPackages />
      <Benefits />
      <Questions />
    </>
  );
}

function AboutBlock() {
  return (
    <section className="page below-fold grid items-center gap-5 py-5 sm:gap-8 sm:py-14 lg:grid-cols-2 lg:gap-16">
      <Illustration src={gate} width={600} height={500} className="aspect-6/5 w-full rounded-panel max-sm:aspect-2/1" />
      <div className="max-w-xl">
        <h2 className="text-title">
          <Trans>Every road north has its sarai</Trans>
        </h2>
        <p className="mt-4 sm:text-lg">
          <Trans>
            For centuries caravans slept in one: a gate, a courtyard, a fire, and a keeper who knew the pass ahead.
          </Trans>
        </p>
        <p className="mt-3 text-bark sm:text-lg">
          <Trans>
            The keepers are still there. They run guest houses, family hotels and lodges, and they answer your request
            themselves. We only hold the gate open.
          </Trans>
        </p>
        <div className="mt-4 flex flex-wrap gap-x-6">
          <TextLink to={paths.aboutUs}>
            <Trans>More about us</Trans>
          </TextLink>
          <TextLink to={paths.listProperty}>
            <Trans>List your property</Trans>
          </TextLink>
        </div>
      </div>
    </section>
  );
}

const sign = 'size-8 text-apricot-deep';

function Benefits() {
  return (
    <Section title={<Trans>What you can count on</Trans>}>
      <ul className="grid gap-5 sm:gap-8 md:grid-cols-3 md:gap-10 [&_p]:max-w-sm">
        <TitledText sign={<Icon name="support" className={sign} />} title={<Trans>24/7 support</Trans>}>
          <Trans>Held up by a landslide at midnight? Write or call, and somebody who knows the road answers.</Trans>
        </TitledText>
        <TitledText sign={<Icon name="wallet" className={sign} />} title={<Trans>Budget-friendly options</Trans>}>
          <Trans>Rooms from PKR 500 a night. You see the whole price before you ask, and it stays that price.</Trans>
        </TitledText>
        <TitledText sign={<Icon name="leaf" className={sign} />} title={<Trans>Sustainability focus</Trans>}>
          <Trans>
            Hosts are people of the valley, so what you pay stays there. Carry your plastic back down with you.
          </Trans>
        </TitledText>
      </ul>
    </Section>
  );
}

function Questions() {
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === '#faq') section.current?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);

  return (
    <section
      id="faq"
      ref={section}
      className="page below-fold grid gap-3 py-5 sm:gap-6 sm:py-14 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <h2 className="text-title">
        <Trans>Good to know before you go</Trans>
      </h2>
      <QuestionList />
    </section>
  );
}
