import type { Room, VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { formatBeds, formatGuests } from '../../rooms/format.ts';
import { nameOfRooms } from '../../rooms/nameOfRooms.ts';
import { RoomPicture } from '../../rooms/RoomPicture.tsx';
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx';
import { KindPrice } from './KindPrice.tsx';

interface Props {
  property: VendorProperty;
  /** Of one kind. */
  rooms: readonly Room[];
  /** Of more rooms only these have their switches. */
  shownFirst: number | undefined;
}

/** The rooms of a kind: their price, and the switch of each. */
export function VendorKind({ property, rooms, shownFirst }: Props) {
  const [first] = rooms;
  if (!first) return null;
  const name = nameOfRooms(rooms.map(({ roomNumber }) => roomNumber));
  return (
    <li className="grid gap-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-6">
      <div className="flex min-w-0 items-start gap-4">
        <RoomPicture
          imgURL={first.images[0]?.imgURL}
          alt=""
          name={name}
          sizes="6rem"
          className="max-w-18 rounded-control sm:max-w-24"
        />
        <div className="min-w-0 grow">
          <p className="numbers font-semibold wrap-anywhere">{name}</p>
          <p className="numbers text-sm text-bark">
            {formatBeds(first.No_of_beds)} · {formatGuests(first.membersCapacity)}
          </p>
          <KindPrice property={property} kind={first.kind} name={name} price={first.price} />
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 lg:max-w-96">
        {rooms.slice(0, shownFirst).map((room) => (
          <li key={room._id} className="flex items-start gap-1.5">
            <span className="numbers min-w-9 pt-2.5 text-end text-sm font-semibold">{room.roomNumber}</span>
            <AvailabilitySwitch property={property} room={room} />
          </li>
        ))}
      </ul>
    </li>
  );
}
