import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { BrowseRooms } from '../features/rooms/BrowseRooms.tsx';
import { cityPaths, type ListedCity, listAround } from '../paths.ts';

const cities = Object.keys(cityPaths) as ListedCity[];

/** The rooms of the destination that the address names. */
export function CityRoomsPage() {
  const list = listAround(useLocation().pathname);
  const city = cities.find((each) => cityPaths[each] === list) ?? 'murree';
  const { title, lead, none } = wordsFor(city);
  return (
    <BrowseRooms
      key={city}
      title={title}
      lead={lead}
      filter={{ city }}
      none={none}
      hint={<Trans>Other valleys may still have a room for you.</Trans>}
    />
  );
}

function wordsFor(city: ListedCity) {
  return {
    murree: {
      title: t`Hotels in Murree Hills`,
      lead: t`Pines, mist and the Mall Road, two hours above Islamabad.`,
      none: t`No rooms available in Murree.`,
    },
    swat: {
      title: t`Hotels in Sawat Valley`,
      lead: t`Beside the green river, from Mingora up to the forests of Kalam.`,
      none: t`No rooms available in Sawat.`,
    },
    hunza: {
      title: t`Hotels in Hunza Valley`,
      lead: t`Terraces of apricot trees below Rakaposhi, with Baltit Fort above them.`,
      none: t`No rooms available in Hunza.`,
    },
  }[city];
}
