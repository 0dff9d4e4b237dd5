import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { paths } from '../../../paths.ts';
import { PagedListView } from '../../lists/PagedListView.tsx';
import { useVendorProperties } from '../api/reads.ts';
import { VendorPropertyCard } from './VendorPropertyCard.tsx';

/** The own properties page by page, newest first. */
export function VendorPropertyList({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  return (
    <PagedListView
      list={useVendorProperties(vendorId)}
      label={t`Your properties`}
      skeleton={<ListSkeleton />}
      empty={
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
      }
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

function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-12">
      {['first', 'second'].map((place) => (
        <div key={place}>
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="mt-2 h-5 w-1/2" />
          <Skeleton className="mt-5 h-20 w-full" />
          <Skeleton className="mt-3 h-20 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
