import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SkeletonBlocks } from '../../../components/SkeletonBlocks.tsx';
import { paths } from '../../../paths.ts';
import { useProfile } from '../../accounts/api/profiles.ts';
import { PagedListView } from '../../lists/PagedListView.tsx';
import { withPage } from '../../lists/pageAddress.ts';
import type { PagedList } from '../../lists/usePagedList.ts';
import { useVendorProperties } from '../api/reads.ts';
import { JustListed } from './JustListed.tsx';
import { VendorPropertyCard } from './VendorPropertyCard.tsx';

const shapes = ['h-8 w-2/3', 'mt-2 h-5 w-1/2', 'mt-5 h-20 w-full', 'mt-3 h-20 w-full'];

interface Props {
  vendorId: string;
  /** The state of a property today, by its id. */
  tonightOf: (propertyId: string) => ReactNode;
}

/** The own properties page by page, newest first. */
export function VendorPropertyList({ vendorId, tonightOf }: Props) {
  const { t } = useLingui();
  const list = useVendorProperties(vendorId);
  // The properties follow a confirmation in a moment; the profile has it at once.
  const isConfirmed = useProfile('vendor', vendorId).profile?.emailConfirmed === true;
  useLeaveEmptiedPage(list);
  return (
    <PagedListView
      list={list}
      label={t`Your properties`}
      skeleton={<SkeletonBlocks count={2} shapes={shapes} className="grid gap-12" />}
      empty={
        <EmptyState
          title={<Trans>No Posts Available</Trans>}
          action={
            <ButtonLink to={paths.createProperty}>
              <Trans>List Your Property</Trans>
            </ButtonLink>
          }
        >
          <Trans>Properties that you list appear here, and in the search a moment later.</Trans>
        </EmptyState>
      }
      shortWithoutPager
    >
      {(properties) => (
        <div className="grid gap-12">
          <JustListed properties={properties} />
          {properties.map((property) => (
            <VendorPropertyCard
              key={property._id}
              property={property}
              isMarked={!isConfirmed && property.newHost === true}
              tonight={tonightOf(property._id)}
            />
          ))}
        </div>
      )}
    </PagedListView>
  );
}

/** When the last property of a page has been taken down, the page before stands in its place. */
function useLeaveEmptiedPage({ items, page, stale }: PagedList<VendorProperty>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const seen = useRef({ page, items: 0 });
  useEffect(() => {
    if (stale || !items) return;
    const emptied = seen.current.page === page && seen.current.items > 0 && items.length === 0;
    if (emptied && page > 1) navigate(`?${withPage(params, page - 1)}`, { replace: true });
    seen.current = { page, items: items.length };
  });
}
