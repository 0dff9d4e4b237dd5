import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../components/PageTitle.tsx';
import { ratesPath } from '../../paths.ts';
import { PropertyChoice } from '../properties/PropertyChoice.tsx';
import { RatesOfProperty } from './RatesOfProperty.tsx';

/** The rates of an owner's only property, or the choice of one. */
export function ChooseProperty({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  return (
    <PropertyChoice
      vendorId={vendorId}
      label={t`Prices of your properties`}
      empty={<Trans>Seasons and special days are for rooms that you have listed.</Trans>}
      pathOf={ratesPath}
      frame={(list) => (
        <>
          <div className="mb-8">
            <PageTitle title={t`Prices`}>
              <Trans>Choose a property first</Trans>
            </PageTitle>
          </div>
          {list}
        </>
      )}
    >
      {(propertyId) => <RatesOfProperty propertyId={propertyId} />}
    </PropertyChoice>
  );
}
