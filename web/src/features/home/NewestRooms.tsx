import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { pageSize } from '../../../../shared/rules/catalogue.ts';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useBrowsedRooms } from '../rooms/api/rooms.ts';
import { RoomList } from '../rooms/RoomList.tsx';

/** The rooms of owners who have confirmed their email page by page, the latest listed first. */
export function NewestRooms() {
  const [size] = useState(roomsAPage);
  const list = useBrowsedRooms({ sort: 'newest', hosts: 'confirmed' }, size);
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
      {/* Always that many while they load: it is not known for which screen the page is prerendered. */}
      <RoomList list={list} pageSize={pageSize.home} layout="strip" />
    </Section>
  );
}

/** A strip on a phone is no longer than four. */
function roomsAPage(): number {
  const isNarrow = typeof matchMedia === 'function' && matchMedia('(width < 40rem)').matches;
  return isNarrow ? pageSize.home / 2 : pageSize.home;
}
