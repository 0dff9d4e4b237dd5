import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnRates } from '../../../../shared/contracts/rates.ts';
import { ratesLimits } from '../../../../shared/rules/rates.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { isolate } from '../../words/isolate.ts';
import { useRates, viewOfSeason } from './api/rates.ts';
import { sayChildren, sayExtra } from './extraWords.ts';
import { NoRates } from './NoRates.tsx';
import { ChildrenForm } from './parts/ChildrenForm.tsx';
import { DayRateForm } from './parts/DayRateForm.tsx';
import { ExtraForm } from './parts/ExtraForm.tsx';
import { ExtraSuggestions } from './parts/ExtraSuggestions.tsx';
import { LongStayForm } from './parts/LongStayForm.tsx';
import { RatePart } from './parts/RatePart.tsx';
import { SeasonForm } from './parts/SeasonForm.tsx';
import { Weekdays } from './parts/Weekdays.tsx';
import { sayDays, sayLongStay, saySeason } from './rateWords.ts';
import { YearStrip } from './year/YearStrip.tsx';

/** The rates of one property. */
export function RatesOfProperty({ propertyId }: { propertyId: string }) {
  const { t } = useLingui();
  const { rates, error, retry } = useRates(propertyId);
  const name = rates && isolate(rates.hotelName);
  return (
    <>
      <div className="mb-8">
        <PageTitle title={name ? t`Prices of ${name}` : t`Prices`}>
          <Trans>
            Guests see each night's price and its reason. Requests and bookings keep the prices that they have.
          </Trans>
        </PageTitle>
      </div>
      {rates && <Parts rates={rates} />}
      {!rates && error && <ErrorState {...(error.status === 404 ? {} : { onRetry: retry })} />}
      {!rates && !error && <Skeletons className="grid gap-4" shapes={['h-40 w-full', 'h-24 w-full']} />}
    </>
  );
}

function Parts({ rates }: { rates: OwnRates }) {
  const { kinds } = rates;
  return (
    <div className="grid gap-12">
      <NoRates rates={rates} />
      <RatePart
        {...{ rates, list: 'days', most: ratesLimits.days }}
        title={<Trans>Special days</Trans>}
        lead={<Trans>Eid, a festival, a wedding: from one night to another, for all rooms or for some.</Trans>}
        add={<Trans>Add days</Trans>}
        say={(part) => sayDays(part, kinds)}
        form={(props) => <DayRateForm {...props} />}
      />
      <RatePart
        {...{ rates, list: 'seasons', most: ratesLimits.seasons }}
        title={<Trans>Seasons</Trans>}
        lead={<Trans>A part of each year, or of one, with prices and least nights of its own.</Trans>}
        add={<Trans>Add a season</Trans>}
        say={(part) => saySeason(part, kinds)}
        form={(props) => <SeasonForm {...props} />}
        below={(season) => <Weekdays rates={viewOfSeason(rates, season)} season={season.name} />}
      />
      <Weekdays
        rates={rates}
        lead={
          <Trans>
            Weekends, for example. They hold outside of seasons, and in a season that gives a room no price.
          </Trans>
        }
      />
      <RatePart
        {...{ rates, list: 'longStays', most: ratesLimits.longStays }}
        title={<Trans>Longer stays</Trans>}
        lead={<Trans>So many percent off all nights. Of several the one with the most nights counts.</Trans>}
        add={<Trans>Add a discount</Trans>}
        say={sayLongStay}
        form={(props) => <LongStayForm {...props} />}
      />
      <PeopleParts rates={rates} />
      <YearStrip rates={rates} />
    </div>
  );
}

/** Parts that follow from who comes, and from what they choose. */
function PeopleParts({ rates }: { rates: OwnRates }) {
  return (
    <>
      <RatePart
        {...{ rates, list: 'children', most: 1 }}
        title={<Trans>Children</Trans>}
        lead={
          <Trans>
            Up to which age they are free, and what they cost from then on. Without rules they count as adults.
          </Trans>
        }
        add={<Trans>Set rules for children</Trans>}
        say={sayChildren}
        form={(props) => <ChildrenForm {...props} />}
      />
      <RatePart
        {...{ rates, list: 'extras', most: ratesLimits.extras }}
        title={<Trans>Extras</Trans>}
        lead={<Trans>Guests choose them with the room, and see their price in the total.</Trans>}
        add={<Trans>Add another extra</Trans>}
        say={sayExtra}
        form={(props) => <ExtraForm {...props} />}
        suggest={(open) => <ExtraSuggestions known={rates.extras} onChoose={open} />}
      />
    </>
  );
}
