import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SkeletonBlocks } from '../../components/SkeletonBlocks.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { paymentsPath } from '../../paths.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import { useVendorProperties } from '../properties/api/reads.ts';
import { NoRoomsYet } from '../properties/NoRoomsYet.tsx';
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
        <PropertyChoice vendorId={vendorId} hasPayee={hasPayee} />
      )}
    </div>
  );
}

function PropertyChoice({ vendorId, hasPayee }: { vendorId: string; hasPayee: boolean }) {
  const { t } = useLingui();
  const heading = useId();
  const list = useVendorProperties(vendorId);
  const [only, ...others] = list.items ?? [];
  if (only && others.length === 0 && list.page === 1)
    return <PropertyPayments propertyId={only._id} hasPayee={hasPayee} />;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-2xl">
        <Trans>Advance and receipts of a property</Trans>
      </h2>
      <PagedListView
        list={list}
        label={t`Payments of your properties`}
        skeleton={<SkeletonBlocks count={2} shapes={['h-8 w-2/3']} className="grid gap-6" />}
        empty={
          <NoRoomsYet>
            <Trans>Advances and receipts are for rooms that you have listed.</Trans>
          </NoRoomsYet>
        }
        shortWithoutPager
      >
        {(properties) => (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {properties.map(({ _id, hotels: [hotel] }) => (
              <li key={_id} className="py-1 wrap-anywhere">
                <TextLink to={paymentsPath(_id)}>
                  <bdi lang={langOf(hotel?.name ?? '')}>{hotel?.name}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </PagedListView>
    </section>
  );
}
