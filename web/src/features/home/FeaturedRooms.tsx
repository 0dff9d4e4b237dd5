import { Trans } from '@lingui/react/macro';
import { featured } from '../../../../shared/rules/catalogue.ts';
import { Section } from '../../components/Section.tsx';
import { useFeaturedRooms } from '../roomList/api/rooms.ts';
import { RoomGrid, RoomGridSkeleton } from '../roomList/RoomGrid.tsx';

/** Where these rooms cannot be read, the section is left out without a message, as documented. */
export function FeaturedRooms() {
  const { data, error } = useFeaturedRooms();
  if (error || data?.data.length === 0) return null;
  return (
    <Section title={<Trans>Stay at our top unique properties</Trans>}>
      {data ? (
        <RoomGrid rooms={data.data} layout="strip" />
      ) : (
        <RoomGridSkeleton count={featured.limit} layout="strip" />
      )}
    </Section>
  );
}
