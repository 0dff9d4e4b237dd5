import { Trans, useLingui } from '@lingui/react/macro';
import { pageSize } from '../../../shared/rules/catalogue.ts';
import { Section } from '../components/Section.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useDocumentTitle } from '../components/useDocumentTitle.ts';
import { AboutBlock } from '../features/home/AboutBlock.tsx';
import { Benefits } from '../features/home/Benefits.tsx';
import { ClassPackages } from '../features/home/ClassPackages.tsx';
import { FeaturedRooms } from '../features/home/FeaturedRooms.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { PopularDestinations } from '../features/home/PopularDestinations.tsx';
import { Questions } from '../features/home/Questions.tsx';
import { RoomList } from '../features/rooms/RoomList.tsx';
import type { RoomSource } from '../features/rooms/roomPages.ts';
import { paths } from '../paths.ts';

const newest: RoomSource = { operation: 'browseRooms', query: { sort: 'newest' } };

export function HomePage() {
  const { t } = useLingui();
  useDocumentTitle(t`Rooms in Pakistan's northern areas`);
  return (
    <>
      <Hero />
      <PopularDestinations />
      <Section
        title={<Trans>Rooms to come home to</Trans>}
        lead={<Trans>Newest first. The price is for the whole room, for one night.</Trans>}
        aside={
          <TextLink to={paths.hotels}>
            <Trans>All hotels</Trans>
          </TextLink>
        }
      >
        <RoomList source={newest} pageSize={pageSize.home} />
      </Section>
      <FeaturedRooms />
      <AboutBlock />
      <ClassPackages />
      <Benefits />
      <Questions />
    </>
  );
}
