import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../components/PageTitle.tsx';
import { DestinationCard } from '../features/guides/DestinationCard.tsx';
import { destinationKeys } from '../features/guides/placeOf.ts';

const aboveTheFold = 3;

export function DestinationsPage() {
  const { t } = useLingui();
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle title={t`Destinations`}>
        <Trans>Six places in the north: what to see, when the road is open, and where to sleep.</Trans>
      </PageTitle>
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:mt-10 sm:grid-cols-2 lg:grid-cols-3">
        {destinationKeys.map((place, index) => (
          <li key={place}>
            <DestinationCard place={place} eager={index < aboveTheFold} />
          </li>
        ))}
      </ul>
    </div>
  );
}
