import { useLingui } from '@lingui/react/macro';
import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import { nightlyPrice } from '../../../../../shared/rules/catalogue.ts';
import { NumberField } from '../../../components/NumberField.tsx';
import { formatPrice, formatSleeps } from '../../rooms/format.ts';
import { nameOfRooms } from '../../rooms/nameOfRooms.ts';
import { nameOfPrice, type PriceName } from './kindPrices.ts';

interface Control {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

interface Props {
  kinds: OwnRates['kinds'];
  control: (name: PriceName) => Control;
}

/** A price for each kind; an empty one leaves the kind as it is. */
export function KindPriceFields({ kinds, control }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {kinds.map(({ kind, roomNumbers, membersCapacity, No_of_beds, price }) => {
        const sleeps = formatSleeps({ capacity: membersCapacity, beds: No_of_beds });
        const usual = formatPrice(price);
        const { name, value, error, onChange } = control(nameOfPrice(kind));
        return (
          <NumberField
            key={kind}
            {...{ name, value, error, onChange }}
            label={nameOfRooms(roomNumbers)}
            hint={t`${sleeps}. Without a season ${usual}.`}
            unit={t`PKR`}
            usual={nightlyPrice}
          />
        );
      })}
    </div>
  );
}
