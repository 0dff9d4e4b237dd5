import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Room } from '../../../../../shared/contracts/properties.ts';
import { Button } from '../../../components/Button.tsx';
import { roomPath } from '../../../paths.ts';
import { readDays } from '../daysInAddress.ts';
import { formatBeds, formatGuests, formatPrice } from '../format.ts';
import { RoomPicture } from '../RoomPicture.tsx';

/** A hotel may have a hundred rooms; these are shown before the rest is asked for. */
const firstFew = 6;

export function OtherRooms({ propertyId, rooms }: { propertyId: string; rooms: readonly Room[] }) {
  const [all, setAll] = useState(false);
  if (rooms.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">
        <Trans>Other rooms in this hotel</Trans>
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {(all ? rooms : rooms.slice(0, firstFew)).map((room) => (
          <OtherRoom key={room.roomNumber} propertyId={propertyId} room={room} />
        ))}
      </ul>
      {!all && rooms.length > firstFew && (
        <Button variant="secondary" className="mt-6" onClick={() => setAll(true)}>
          <Plural value={rooms.length} one="Show # room" other="Show all # rooms" />
        </Button>
      )}
    </section>
  );
}

function OtherRoom({ propertyId, room }: { propertyId: string; room: Room }) {
  const { pathname, state } = useLocation();
  const days = readDays(useSearchParams()[0]);
  return (
    <li className="group relative flex items-center gap-4">
      <div className="w-28 shrink-0 overflow-hidden rounded-control">
        <RoomPicture imgURL={room.images[0]?.imgURL} alt="" sizes="7rem" />
      </div>
      <div className="numbers min-w-0">
        <Link
          to={roomPath({ propertyId, roomNumber: room.roomNumber }, pathname, days)}
          state={state}
          className="font-semibold text-glacier underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          <Trans>Room {room.roomNumber}</Trans>
        </Link>
        <p className="text-sm text-bark">
          {formatGuests(room.membersCapacity)} · {formatBeds(room.No_of_beds)}
        </p>
        <p className="text-sm">
          <Trans>
            <strong className="font-semibold">{formatPrice(room.price)}</strong> a night
          </Trans>
          {!room.availability && (
            <span className="text-bark">
              {' · '}
              <Trans>not available</Trans>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
