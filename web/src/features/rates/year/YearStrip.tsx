import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import { today } from '../../../../../shared/rules/dates.ts';
import { priceCauses } from '../../../../../shared/rules/nightPrice.ts';
import { Isolated } from '../../../components/Isolated.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { formatDay, formatMonth } from '../../../words/days.ts';
import { formatPrice } from '../../rooms/format.ts';
import { nameOfRooms } from '../../rooms/nameOfRooms.ts';
import { sayNights } from '../rateWords.ts';
import { causeColours, sayCause, sayReason } from './causeWords.ts';
import { monthsOf, type PricedNight, runsOf, yearOfPrices } from './yearOfPrices.ts';

/** A year of nights of a kind, coloured by what decides their prices, and as a list. */
export function YearStrip({ rates }: { rates: OwnRates }) {
  const { t } = useLingui();
  const heading = useId();
  const { kinds } = rates;
  const [chosen, setChosen] = useState('');
  const kind = kinds.find((each) => each.kind === chosen) ?? kinds[0];
  if (!kind) return null;
  const nights = yearOfPrices(rates, kind, today());
  return (
    <section aria-labelledby={heading} className="grid gap-5">
      <h2 id={heading} className="text-2xl">
        <Trans>The year to come</Trans>
      </h2>
      {kinds.length > 1 && (
        <SelectField
          label={t`Rooms`}
          value={kind.kind}
          options={kinds.map((each) => ({ value: each.kind, label: nameOfRooms(each.roomNumbers) }))}
          onChange={({ target }) => setChosen(target.value)}
          className="max-w-sm"
        />
      )}
      <Months nights={nights} />
      <Legend nights={nights} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-glacier">
          <Trans>All prices as a list</Trans>
        </summary>
        <ul className="numbers grid gap-1 pt-2">
          {runsOf(nights).map((run) => (
            <li key={run[0]?.night} className="wrap-anywhere">
              <Run run={run} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** A row of days for each month; the list says the same to screen readers. */
function Months({ nights }: { nights: readonly PricedNight[] }) {
  return (
    <div aria-hidden="true" className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
      {monthsOf(nights).map(([month, those]) => (
        <div key={month}>
          <p className="text-sm text-bark">{formatMonth(`${month}-01`)}</p>
          <div className="grid grid-cols-31 gap-px">
            {those.map(({ night, price, by }) => (
              <span
                key={night}
                data-night={night}
                title={`${formatDay(night)}: ${formatPrice(price)}`}
                className={`h-6 rounded-xs ${causeColours[by]}`}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Legend({ nights }: { nights: readonly PricedNight[] }) {
  const found = priceCauses.filter((cause) => nights.some(({ by }) => by === cause));
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {found.map((cause) => (
        <li key={cause} className="flex items-center gap-2">
          <span className={`size-4 rounded-xs ${causeColours[cause]}`} />
          {sayCause(cause)}
        </li>
      ))}
    </ul>
  );
}

function Run({ run }: { run: readonly PricedNight[] }) {
  const [first] = run;
  if (!first) return null;
  const nights = sayNights(first.night, run.at(-1)?.night ?? first.night);
  const price = formatPrice(first.price);
  return (
    <>
      <Trans>
        {nights}: {price}
      </Trans>{' '}
      (<Isolated text={sayReason(first)} />)
    </>
  );
}
