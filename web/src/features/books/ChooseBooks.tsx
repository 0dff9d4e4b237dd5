import { Trans, useLingui } from '@lingui/react/macro';
import { SkeletonBlocks } from '../../components/SkeletonBlocks.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { booksPath } from '../../paths.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import { useVendorProperties } from '../properties/api/reads.ts';
import { NoRoomsYet } from '../properties/NoRoomsYet.tsx';
import { BooksOfProperty } from './BooksOfProperty.tsx';

/** The books of an owner's only property, or the choice of one. */
export function ChooseBooks({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const list = useVendorProperties(vendorId);
  const [only, ...others] = list.items ?? [];
  if (only && others.length === 0 && list.page === 1) return <BooksOfProperty propertyId={only._id} />;
  return (
    <PagedListView
      list={list}
      label={t`Books of your properties`}
      skeleton={<SkeletonBlocks count={2} shapes={['h-8 w-2/3']} className="grid gap-6" />}
      empty={
        <NoRoomsYet>
          <Trans>Once guests pay for your rooms, you see here what came and what went, day by day.</Trans>
        </NoRoomsYet>
      }
      shortWithoutPager
    >
      {(properties) => (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {properties.map(({ _id, hotels: [hotel] }) => (
            <li key={_id} className="py-1 wrap-anywhere">
              <TextLink to={booksPath(_id)}>
                <bdi lang={langOf(hotel?.name ?? '')}>{hotel?.name}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </PagedListView>
  );
}
