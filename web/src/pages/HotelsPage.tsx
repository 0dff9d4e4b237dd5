import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { BrowseRooms } from '../features/rooms/BrowseRooms.tsx';
import { listAround, paths } from '../paths.ts';

type Listed = ComponentProps<typeof BrowseRooms>;

/** All rooms, those of the list that the address names, or with `?city=` those of a place that has no list of its own. */
export function HotelsPage() {
  const list = listAround(useLocation().pathname);
  const city = useSearchParams()[0].get('city')?.trim();
  const listed = list === undefined ? undefined : listedAt()[list];
  return <BrowseRooms key={list} {...(listed ?? (city ? listedIn(city) : allListed()))} />;
}

function listedAt(): Record<string, Listed> {
  const otherClasses = t`The other classes may have what you are looking for.`;
  const otherValleys = t`Other valleys may still have a room for you.`;
  return {
    [paths.economyClass]: {
      filter: { class: 'Economy' },
      title: t`Economy class rooms`,
      lead: t`A clean bed, a warm blanket and a fair price: for those who are out all day.`,
      none: t`No Economy class rooms available.`,
      hint: otherClasses,
    },
    [paths.firstClass]: {
      filter: { class: 'First' },
      title: t`First class rooms`,
      lead: t`The best of the house: space, quiet and the view, for a celebration.`,
      none: t`No First class rooms available.`,
      hint: otherClasses,
    },
    [paths.businessClass]: {
      filter: { class: 'Business' },
      title: t`Business class rooms`,
      lead: t`More room, a desk and hot water all day, for those who stay a while.`,
      none: t`No Business class rooms available.`,
      hint: otherClasses,
    },
    [paths.murree]: {
      filter: { city: 'murree' },
      title: t`Hotels in Murree Hills`,
      lead: t`Pines, mist and the Mall Road, two hours above Islamabad.`,
      none: t`No rooms available in Murree.`,
      hint: otherValleys,
    },
    [paths.swat]: {
      filter: { city: 'swat' },
      title: t`Hotels in Sawat Valley`,
      lead: t`Beside the green river, from Mingora up to the forests of Kalam.`,
      none: t`No rooms available in Sawat.`,
      hint: otherValleys,
    },
    [paths.hunza]: {
      filter: { city: 'hunza' },
      title: t`Hotels in Hunza Valley`,
      lead: t`Terraces of apricot trees below Rakaposhi, with Baltit Fort above them.`,
      none: t`No rooms available in Hunza.`,
      hint: otherValleys,
    },
  };
}

function listedIn(city: string): Listed {
  return {
    filter: { city },
    title: t`Rooms in ${city}`,
    lead: t`Every room that owners offer in ${city}, priced by the night.`,
    none: t`No rooms in ${city} yet.`,
    hint: t`Check the spelling, or look at what there is elsewhere.`,
  };
}

function allListed(): Listed {
  return {
    filter: {},
    title: t`All hotels`,
    lead: t`Rooms all over the northern areas, from a bed under the pines to a suite below Rakaposhi.`,
    none: t`No rooms available.`,
    hint: t`Owners have not listed any rooms yet. Please come back soon.`,
  };
}
