import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { paths } from '../../../paths.ts';
import { PagedListView } from '../../lists/PagedListView.tsx';
import { useVendorProperties } from '../api/reads.ts';
import { VendorPropertyCard } from './VendorPropertyCard.tsx';
import { VendorPropertySkeleton } from './VendorPropertySkeleton.tsx';

/** The own properties page by page, newest first. */
export function VendorPropertyList({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const list = useVendorProperties(vendorId);
  return (
    <PagedListView
      list={list}
      label={t`Your properties`}
      skeleton={<VendorPropertySkeleton />}
      empty={<NoProperties />}
      shortWithoutPager
    >
      {(properties) => (
        <div className="grid gap-12">
          {properties.map((property) => (
            <VendorPropertyCard key={property._id} property={property} />
          ))}
        </div>
      )}
    </PagedListView>
  );
}

function NoProperties() {
  return (
    <EmptyState
      title={<Trans>No Posts Available</Trans>}
      action={
        <ButtonLink to={paths.createProperty}>
          <Trans>List Your Property</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you list appears here, and in the search a moment later.</Trans>
    </EmptyState>
  );
}
