import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { paths } from '../../../paths.ts';
import { Pager } from '../../lists/Pager.tsx';
import { OwnProperty } from './OwnProperty.tsx';
import { OwnPropertySkeleton } from './OwnPropertySkeleton.tsx';
import { useOwnProperties } from './useOwnProperties.ts';

/** The own properties page by page, newest first. */
export function OwnPropertyList({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const list = useOwnProperties(vendorId);
  const top = useRef<HTMLElement>(null);
  const { data, error, page, hasNext } = list;
  const turn = (number: number) => {
    list.turnTo(number);
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    top.current?.focus({ preventScroll: true });
  };
  if (error) return <ErrorState message={error.message} onRetry={() => void list.mutate()} />;
  if (!data) return <OwnPropertySkeleton />;
  if (data.data.length === 0 && page === 1) return <NoPosts />;
  return (
    <section ref={top} tabIndex={-1} aria-label={t`Your properties`} className="min-h-dvh scroll-mt-24 outline-none">
      <div className="grid gap-12">
        {data.data.map((property) => (
          <OwnProperty key={property._id} property={property} list={list} />
        ))}
      </div>
      {(page > 1 || hasNext) && <Pager page={page} hasNext={hasNext} onTurn={turn} />}
    </section>
  );
}

function NoPosts() {
  return (
    <EmptyState
      title={<Trans>No Posts Available</Trans>}
      action={
        <ButtonLink to={paths.createPost}>
          <Trans>List Your Property</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you list appears here, and in the search a moment later.</Trans>
    </EmptyState>
  );
}
