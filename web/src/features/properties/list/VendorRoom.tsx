import { Trans, useLingui } from '@lingui/react/macro';
import type { Room, VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { formatBeds, formatGuests, formatPrice } from '../../rooms/format.ts';
import { RoomPicture } from '../../rooms/RoomPicture.tsx';
import { useSetAvailability } from '../api/useSetAvailability.ts';

interface Props {
  property: VendorProperty;
  room: Room;
}

/** A room of an own property, and the switch of its availability. */
export function VendorRoom({ property, room }: Props) {
  const { t } = useLingui();
  const { roomNumber, price, No_of_beds, membersCapacity, images } = room;
  return (
    <li className="flex items-center gap-4 py-3">
      <RoomPicture
        imgURL={images[0]?.imgURL}
        alt=""
        name={t`Room ${roomNumber}`}
        sizes="6rem"
        className="max-w-18 rounded-control sm:max-w-24"
      />
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
      <AvailabilitySwitch property={property} room={room} />
    </li>
  );
}

/** The tick or cross of a room: pressing it takes the room out of every search, or puts it back. */
function AvailabilitySwitch({ property, room }: Props) {
  const { t } = useLingui();
  const { roomNumber, availability } = room;
  const setAvailability = useSetAvailability(property, roomNumber);
  const [busy, press] = useOutcome(() => setAvailability(!availability));
  return (
    <div className="grid shrink-0 justify-items-center">
      <button
        type="button"
        role="switch"
        aria-checked={availability}
        aria-label={t`Room ${roomNumber} is available`}
        aria-busy={busy}
        onClick={() => busy || void press()}
        className="group grid h-11 w-17 place-items-center rounded-full"
      >
        <span
          className={`flex h-8 w-15 items-center rounded-full border-2 p-0.5 transition-colors ${availability ? 'border-juniper bg-juniper' : 'border-outline bg-paper'}`}
        >
          <span
            className={`grid size-6 place-items-center rounded-full transition-transform ${availability ? 'translate-x-7 bg-snow text-juniper rtl:-translate-x-7' : 'bg-outline text-snow'}`}
          >
            <Icon name={availability ? 'check' : 'close'} className="size-4" />
          </span>
        </span>
      </button>
      <span className={`-mt-1 text-sm ${availability ? 'font-semibold text-juniper' : 'text-bark'}`}>
        {availability ? <Trans>Shown</Trans> : <Trans>Hidden</Trans>}
      </span>
    </div>
  );
}
