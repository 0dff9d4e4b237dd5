import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { BrowseRooms } from '../features/rooms/BrowseRooms.tsx';

/** All rooms, or with `?city=` those of a place that has no page of its own. */
export function HotelsPage() {
  const { t } = useLingui();
  const city = useSearchParams()[0].get('city')?.trim();
  return city ? (
    <BrowseRooms
      title={t`Rooms in ${city}`}
      lead={<Trans>Every room that owners offer in {city}, priced by the night.</Trans>}
      filter={{ city }}
      none={<Trans>No rooms in {city} yet.</Trans>}
      hint={<Trans>Check the spelling, or look at what there is elsewhere.</Trans>}
    />
  ) : (
    <BrowseRooms
      title={t`All hotels`}
      lead={<Trans>Rooms all over the northern areas, from a bed under the pines to a suite below Rakaposhi.</Trans>}
      filter={{}}
      none={<Trans>No rooms available.</Trans>}
      hint={<Trans>Owners have not listed any rooms yet. Please come back soon.</Trans>}
    />
  );
}
