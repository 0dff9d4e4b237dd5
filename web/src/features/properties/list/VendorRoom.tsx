import { Trans } from '@lingui/react/macro';
import type { Room } from '../../../../../shared/contracts/properties.ts';
import { formatBeds, formatGuests, formatPrice } from '../../rooms/format.ts';
import { RoomPicture } from '../../rooms/RoomPicture.tsx';
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx';

/** A room of an own property, and the switch of its availability. */
export function VendorRoom({ propertyId, room }: { propertyId: string; room: Room }) {
  const { roomNumber, price, No_of_beds, membersCapacity, images } = room;
  return (
    <li className="flex items-center gap-4 py-3">
      <RoomPicture imgURL={images[0]?.imgURL} alt="" sizes="6rem" className="max-w-18 rounded-control sm:max-w-24" />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <Trans>Room {roomNumber}</Trans>
        </p>
        <p className="numbers text-sm text-bark">
          {formatPrice(price)} <span className="max-sm:hidden">·</span>{' '}
          <span className="max-sm:block">
            {formatBeds(No_of_beds)} · {formatGuests(membersCapacity)}
          </span>
        </p>
      </div>
      <AvailabilitySwitch propertyId={propertyId} room={room} />
    </li>
  );
}
