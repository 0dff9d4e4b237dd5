import { Trans } from '@lingui/react/macro';
import { pageSize } from '../../../../shared/rules/catalogue.ts';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useBrowsedRooms } from '../rooms/api/rooms.ts';
import { RoomList } from '../rooms/RoomList.tsx';

/** The rooms of owners who have confirmed their email page by page, the latest listed first. */
export function NewestRooms() {
  const list = useBrowsedRooms({ sort: 'newest', hosts: 'confirmed' }, pageSize.home);
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
      <RoomList list={list} pageSize={pageSize.home} />
    </Section>
  );
}
