import { plural, t } from '@lingui/core/macro';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readWishes } from '../../../../shared/addresses/readWishes.ts';
import { Icon } from '../../components/Icon.tsx';
import { isolate } from '../../words/isolate.ts';
import { comma, listed } from '../../words/lists.ts';
import { sayTypedPlace } from '../../words/places.ts';
import { KeepButton } from '../kept/KeepButton.tsx';
import { RatingMark } from '../reviews/RatingMark.tsx';
import { formatPrice } from '../rooms/format.ts';
import { MapLink } from '../rooms/MapLink.tsx';
import { NewHostMark } from '../rooms/NewHostMark.tsx';
import { PlaceName } from '../rooms/PlaceName.tsx';
import { ShareLinks } from '../rooms/ShareLinks.tsx';
import type { RoomView } from './roomView.ts';
import { SoughtFacts } from './SoughtFacts.tsx';
import { statedAmenities } from './statedAmenities.ts';

/** The head of a room's page: the hotel, its place, and its rating; the facts of the room have their own part. Days that are chosen stay in the address that is shared. */
export function RoomHeader({ view }: { view: RoomView }) {
  const { pathname, search } = useLocation();
  const wishes = readWishes(useSearchParams()[0]);
  const { hotel, property, room } = view;
  const alike = hotel.rooms.filter(({ kind, availability }) => kind === room.kind && availability).length;
  const facts = [
    ...(alike > 1 ? [plural(alike, { one: '# room alike', other: '# rooms alike' })] : []),
    ...statedAmenities(view).line.map(({ words }) => words),
  ];
  const title = listed([isolate(hotel.name), isolate(sayTypedPlace(property.Location))]);
  return (
    <header className="mb-6">
      <h1 className="text-title wrap-anywhere">
        <bdi>{hotel.name}</bdi>
      </h1>
      <Place view={view} />
      {hotel.rating && (
        <p className="mt-1">
          <a href="#reviews" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            <RatingMark rating={hotel.rating} />
          </a>
        </p>
      )}
      {facts.length > 0 && <p className="numbers mt-1 text-lg">{facts.join(' · ')}</p>}
      <SoughtFacts view={view} sought={wishes.facts ?? []} />
      {property.newHost && (
        <p className="mt-3">
          <NewHostMark />
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <ShareLinks title={title} text={textOf(title, room)} path={pathname + search} />
        <KeepButton of={property} room={room.roomNumber} wishes={wishes} />
      </div>
    </header>
  );
}

/** Words that are shared with the page. */
function textOf(title: string, { price, from }: RoomView['room']): string {
  if (from !== undefined) return t`${title}: from ${formatPrice(from)} a night`;
  return t`${title}: ${formatPrice(price)} a night`;
}

/** Village and valley, and the way to them in a maps app. */
function Place({ view: { hotel, property } }: { view: RoomView }) {
  const { city } = property.address;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-lg text-bark">
      <span className="inline-flex min-w-0 items-center gap-1.5">
        <Icon name="pin" className="size-4.5" />
        <span className="wrap-anywhere">
          <VillageAndValley city={city} valley={property.Location} />
        </span>
      </span>
      <MapLink hotelName={hotel.name} address={property.address} />
    </p>
  );
}

/** "Karimabad, Hunza Valley", but not "Murree, Murree Hills". */
function VillageAndValley({ city, valley }: { city: string; valley: string }) {
  const isPart = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());
  if (isPart(city, valley)) return <PlaceName typed={valley} />;
  if (isPart(valley, city)) return <PlaceName typed={city} />;
  return (
    <>
      <PlaceName typed={city} />
      {comma}
      <PlaceName typed={valley} />
    </>
  );
}
