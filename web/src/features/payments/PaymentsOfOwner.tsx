import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { paymentsPath } from '../../paths.ts';
import { PropertyChoice } from '../properties/PropertyChoice.tsx';
import { usePayee } from './api/payee.ts';
import { PayeeOfOwner } from './PayeeOfOwner.tsx';
import { PropertyPayments } from './PropertyPayments.tsx';

/** Where guests pay an owner, and the terms of the only property, of the one that is named, or the choice of one. */
export function PaymentsOfOwner({ vendorId, propertyId }: { vendorId: string; propertyId: string | null }) {
  const { payee } = usePayee(vendorId);
  const hasPayee = payee?.inForce !== undefined || payee?.next?.title !== undefined;
  return (
    <div className="grid gap-12">
      <PayeeOfOwner vendorId={vendorId} />
      {propertyId ? (
        <PropertyPayments key={propertyId} propertyId={propertyId} hasPayee={hasPayee} />
      ) : (
        <ChooseTerms vendorId={vendorId} hasPayee={hasPayee} />
      )}
    </div>
  );
}

function ChooseTerms({ vendorId, hasPayee }: { vendorId: string; hasPayee: boolean }) {
  const { t } = useLingui();
  const heading = useId();
  return (
    <PropertyChoice
      vendorId={vendorId}
      label={t`Payments of your properties`}
      empty={<Trans>Advances and receipts are for rooms that you have listed.</Trans>}
      pathOf={paymentsPath}
      frame={(list) => (
        <section aria-labelledby={heading}>
          <h2 id={heading} className="mb-3 text-2xl">
            <Trans>Advance and receipts of a property</Trans>
          </h2>
          {list}
        </section>
      )}
    >
      {(propertyId) => <PropertyPayments propertyId={propertyId} hasPayee={hasPayee} />}
    </PropertyChoice>
  );
}
