import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../../../components/Icon.tsx';
import { comma } from '../../../words/lists.ts';
import { KeepButton } from '../../kept/KeepButton.tsx';
import { RatingMark } from '../../reviews/RatingMark.tsx';
import { formatBeds, formatClass } from '../format.ts';
import { NewHostMark } from '../NewHostMark.tsx';
import { PlaceName } from '../PlaceName.tsx';
import { ShareRoom } from './ShareRoom.tsx';
import { saidAmenities } from './saidAmenities.ts';
import type { ShownRoom } from './shownRoom.ts';

/** What a room's page begins with: the hotel, where it is, and the room in one line. */
export function RoomHeader({ shown }: { shown: ShownRoom }) {
  const { hotel, property } = shown;
  return (
    <header className="mb-6">
      <h1 className="text-title wrap-anywhere">
        <bdi>{hotel.name}</bdi>
      </h1>
      <Place shown={shown} />
      <FactsLine shown={shown} />
      {hotel.rating && (
        <p className="mt-2">
          <a href="#reviews" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            <RatingMark rating={hotel.rating} />
          </a>
        </p>
      )}
      {property.newHost && (
        <p className="mt-3">
          <NewHostMark />
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-3">
        <ShareRoom shown={shown} />
        <KeepButton of={property} room={shown.room.roomNumber} />
      </div>
    </header>
  );
}

/** Village and valley, and the way to them in a maps app. */
function Place({ shown: { hotel, property } }: { shown: ShownRoom }) {
  const { street, city } = property.address;
  const query = encodeURIComponent([hotel.name, street, city].join(', '));
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-lg text-bark">
      <span className="inline-flex min-w-0 items-center gap-1.5">
        <Icon name="pin" className="size-4.5" />
        <span className="wrap-anywhere">
          <VillageAndValley city={city} valley={property.Location} />
        </span>
      </span>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${query}`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-base text-glacier underline underline-offset-4"
      >
        <Trans>Open in Maps</Trans>
      </a>
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

function FactsLine({ shown }: { shown: ShownRoom }) {
  const { t } = useLingui();
  const { hotel, room } = shown;
  const facts = [
    t`Room ${room.roomNumber}`,
    t`Sleeps ${room.membersCapacity}`,
    formatBeds(room.No_of_beds),
    formatClass(hotel.classType),
    ...saidAmenities(shown).line.map(({ words }) => words),
  ];
  return <p className="numbers mt-1 text-lg">{facts.join(' · ')}</p>;
}
