import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SkeletonBlocks } from '../../components/SkeletonBlocks.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { ratesPath } from '../../paths.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import { useVendorProperties } from '../properties/api/reads.ts';
import { NoRoomsYet } from '../properties/NoRoomsYet.tsx';
import { RatesOfProperty } from './RatesOfProperty.tsx';

/** The rates of an owner's only property, or the choice of one. */
export function ChooseProperty({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const list = useVendorProperties(vendorId);
  const [only, ...others] = list.items ?? [];
  if (only && others.length === 0 && list.page === 1) return <RatesOfProperty propertyId={only._id} />;
  return (
    <>
      <div className="mb-8">
        <PageTitle title={t`Prices`}>
          <Trans>Choose a property first</Trans>
        </PageTitle>
      </div>
      <PagedListView
        list={list}
        label={t`Prices of your properties`}
        skeleton={<SkeletonBlocks count={2} shapes={['h-8 w-2/3']} className="grid gap-6" />}
        empty={
          <NoRoomsYet>
            <Trans>Seasons and special days are for rooms that you have listed.</Trans>
          </NoRoomsYet>
        }
        shortWithoutPager
      >
        {(properties) => (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {properties.map(({ _id, hotels: [hotel] }) => (
              <li key={_id} className="py-1 wrap-anywhere">
                <TextLink to={ratesPath(_id)}>
                  <bdi lang={langOf(hotel?.name ?? '')}>{hotel?.name}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </PagedListView>
    </>
  );
}
