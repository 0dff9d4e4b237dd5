import { Plural, Trans } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { pageSize } from '../../../../shared/rules/catalogue.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useBrowsedRooms } from '../roomList/api/rooms.ts';
import { RoomList } from '../roomList/RoomList.tsx';

/** Rooms of a page that a phone shows at first. */
const shownOnPhone = 4;

/** The rooms of owners who have confirmed their email page by page, the latest listed first. */
export function NewestRooms() {
  const list = useBrowsedRooms({ sort: 'newest', hosts: 'confirmed' }, pageSize.home);
  /** The page of which a phone shows all. */
  const [whole, setWhole] = useState<number>();
  const more = (list.items?.length ?? 0) - shownOnPhone;
  const isShort = whole !== list.page && more > 0;

  function showMore({ currentTarget }: MouseEvent) {
    const rooms = currentTarget.parentElement?.previousElementSibling;
    flushSync(() => setWhole(list.page));
    rooms?.children[shownOnPhone]?.querySelector('a')?.focus();
  }

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
      <RoomList
        list={list}
        pageSize={pageSize.home}
        layout="strip"
        short={isShort}
        after={
          isShort && (
            <div className="mt-6 flex justify-center sm:hidden">
              <Button variant="secondary" onClick={showMore}>
                <Plural value={more} one="Show # more" other="Show # more" />
              </Button>
            </div>
          )
        }
      />
    </Section>
  );
}
