import { Trans, useLingui } from '@lingui/react/macro';
import { SkeletonBlocks } from '../../components/SkeletonBlocks.tsx';
import { PagedListView } from '../lists/PagedListView.tsx';
import { useVendorProperties } from '../properties/api/reads.ts';
import { NoRoomsYet } from '../properties/NoRoomsYet.tsx';
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
        <NoRoomsYet>
          <Trans>Calendars are for rooms that you have listed.</Trans>
        </NoRoomsYet>
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
