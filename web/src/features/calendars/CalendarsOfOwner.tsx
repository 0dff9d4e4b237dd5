import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SkeletonBlocks } from '../../components/SkeletonBlocks.tsx';
import { paths } from '../../paths.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import { useVendorProperties } from '../properties/api/reads.ts';
import { CalendarsOfProperty } from './CalendarsOfProperty.tsx';

/** Calendars of other channels, property by property. */
export function CalendarsOfOwner({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const list = useVendorProperties(vendorId);
  return (
    <PagedListView
      list={list}
      label={t`Calendars of your properties`}
      skeleton={<SkeletonBlocks count={1} shapes={['h-8 w-2/3', 'mt-5 h-32 w-full']} className="grid gap-12" />}
      empty={
        <EmptyState
          title={<Trans>No rooms yet</Trans>}
          action={
            <ButtonLink to={paths.createProperty}>
              <Trans>List your property</Trans>
            </ButtonLink>
          }
        >
          <Trans>Calendars are for rooms that you have listed.</Trans>
        </EmptyState>
      }
      shortWithoutPager
    >
      {(properties) => (
        <div className="grid gap-12">
          {properties.map((property, place) => (
            <CalendarsOfProperty key={property._id} property={property} isFirst={place === 0} />
          ))}
        </div>
      )}
    </PagedListView>
  );
}
