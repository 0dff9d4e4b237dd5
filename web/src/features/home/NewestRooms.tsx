import { Trans } from '@lingui/react/macro';
import { pageSize } from '../../../../shared/rules/catalogue.ts';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';
import type { RoomSource } from '../lists/pages.ts';
import { RoomList } from '../rooms/RoomList.tsx';

const newest: RoomSource = { operation: 'browseRooms', query: { sort: 'newest' } };

/** All rooms page by page, the latest listed first. */
export function NewestRooms() {
  return (
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
  );
}
