import { Trans } from '@lingui/react/macro';
import type { OwnRates } from '../../../../shared/contracts/rates.ts';
import { formatPrice } from '../rooms/format.ts';
import { nameOfRooms } from '../rooms/nameOfRooms.ts';

/** Says, of a hotel without rates, that each kind has one price all year, and what to do. */
export function NoRates({ rates: { kinds, weekdays, seasons, days, longStays } }: { rates: OwnRates }) {
  if ([weekdays, seasons, days, longStays].some(({ length }) => length > 0)) return null;
  return (
    <div className="grid gap-2 rounded-panel bg-drift p-5 sm:p-6">
      <h2 className="text-2xl">
        <Trans>One price all year</Trans>
      </h2>
      <ul className="numbers text-bark">
        {kinds.map(({ kind, roomNumbers, price }) => (
          <li key={kind}>
            {nameOfRooms(roomNumbers)}: {formatPrice(price)}
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Add what is different: days such as Eid below, with a percentage for all rooms or a price for some.
        </Trans>
      </p>
    </div>
  );
}
