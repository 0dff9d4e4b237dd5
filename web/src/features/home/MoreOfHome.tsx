import { Trans } from '@lingui/react/macro';
import { pageSize } from '../../../../shared/rules/catalogue.ts';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';
import { RoomList } from '../rooms/RoomList.tsx';
import type { RoomSource } from '../rooms/roomPages.ts';
import { AboutBlock } from './AboutBlock.tsx';
import { Benefits } from './Benefits.tsx';
import { ClassPackages } from './ClassPackages.tsx';
import { FeaturedRooms } from './FeaturedRooms.tsx';
import { Questions } from './Questions.tsx';

const newest: RoomSource = { operation: 'browseRooms', query: { sort: 'newest' } };

/** The home page from its rooms on. */
export function MoreOfHome() {
  return (
    <>
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
