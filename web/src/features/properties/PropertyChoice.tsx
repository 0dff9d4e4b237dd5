import type { ReactNode } from 'react';
import { SkeletonBlocks } from '../../components/SkeletonBlocks.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { PagedListView } from '../lists/PagedListView.tsx';
import { useVendorProperties } from './api/reads.ts';
import { NoRoomsYet } from './NoRoomsYet.tsx';

interface Props {
  vendorId: string;
  /** Names the list. */
  label: string;
  /** The sentence where nothing is listed yet. */
  empty: ReactNode;
  pathOf: (propertyId: string) => string;
  /** Puts the list into its place; the list alone where it is left out. */
  frame?: (list: ReactNode) => ReactNode;
  /** The page of a property. */
  children: (propertyId: string) => ReactNode;
}

/** The page of an owner's only property, or the choice of one. */
export function PropertyChoice({ vendorId, label, empty, pathOf, frame = (list) => list, children }: Props) {
  const list = useVendorProperties(vendorId);
  const [only, ...others] = list.items ?? [];
  if (only && others.length === 0 && list.page === 1) return children(only._id);
  return frame(
    <PagedListView
      list={list}
      label={label}
      skeleton={<SkeletonBlocks count={2} shapes={['h-8 w-2/3']} className="grid gap-6" />}
      empty={<NoRoomsYet>{empty}</NoRoomsYet>}
      shortWithoutPager
    >
      {(properties) => (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {properties.map(({ _id, hotels: [hotel] }) => (
            <li key={_id} className="py-1 wrap-anywhere">
              <TextLink to={pathOf(_id)}>
                <bdi lang={langOf(hotel?.name ?? '')}>{hotel?.name}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </PagedListView>,
  );
}
