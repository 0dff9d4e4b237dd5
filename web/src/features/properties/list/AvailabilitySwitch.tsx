import { Trans, useLingui } from '@lingui/react/macro';
import type { Room, VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { useSetAvailability } from '../api/useSetAvailability.ts';

interface Props {
  property: VendorProperty;
  room: Room;
}

/** The tick or cross of a room: pressing it takes the room out of every search, or puts it back. */
export function AvailabilitySwitch({ property, room }: Props) {
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
