import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { PagedList } from './usePagedList.ts';

interface Props<T> {
  list: PagedList<T>;
  /** The name of the region, for screen readers. */
  label: string;
  /** The place of the first items while they load. */
  skeleton: ReactNode;
  /** The place of a list without items. */
  empty: ReactNode;
  /** A sentence for a page behind the last item. */
  noMore?: string;
  /** Leaves the pager out where everything is on one page. */
  shortWithoutPager?: boolean;
  /** As high as the screen unless said otherwise, so that what is below does not move while another page loads. */
  className?: string;
  children: (items: readonly T[]) => ReactNode;
}

/** A list page by page. Another page scrolls to the beginning of the list and moves the focus there. */
export function PagedListView<T>({ label, className = 'min-h-dvh', ...props }: Props<T>) {
  const { list } = props;
  const top = useRef<HTMLElement>(null);
  const turn = (page: number) => {
    list.turnTo(page);
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={label}
      aria-busy={list.stale}
      className={`scroll-mt-24 outline-none ${className}`}
    >
      <Part {...props} onTurn={turn} />
    </section>
  );
}

interface TurnProps {
  onTurn: (page: number) => void;
}

type PartProps<T> = Omit<Props<T>, 'label' | 'className'> & TurnProps;

function Part<T>({ list, shortWithoutPager, onTurn, children, ...without }: PartProps<T>) {
  const { error, items, stale, page, hasNext, short } = list;
  if (error) return <ListError list={list} onTurn={onTurn} />;
  if (items && items.length > 0) {
    return (
      <div inert={stale} className={`transition-opacity ${stale ? 'opacity-50' : ''}`}>
        {children(items)}
        {(!shortWithoutPager || page > 1 || hasNext) && (
          <Pager page={page} hasNext={hasNext} short={short} onTurn={onTurn} />
        )}
      </div>
    );
  }
  return <NoItems list={list} onTurn={onTurn} {...without} />;
}

/** The place of items that load, or why there are none. */
function NoItems<T>({ list, skeleton, empty, noMore, onTurn }: Omit<PartProps<T>, 'shortWithoutPager' | 'children'>) {
  const { items, stale, page, hasNext } = list;
  if (stale || !items) return skeleton;
  if (hasNext) return <NoneYet page={page} onTurn={onTurn} />;
  return page > 1 ? <BeyondEnd page={page} noMore={noMore} onTurn={onTurn} /> : empty;
}

/** A refused request has no retry: it would be refused again. */
function ListError({ list, onTurn }: TurnProps & { list: PagedList<unknown> }) {
  const retry = list.error?.status === 400 ? {} : { onRetry: list.retry };
  return (
    <>
      <ErrorState {...retry} />
      {list.page > 1 && <FirstPage onTurn={onTurn} />}
    </>
  );
}

function NoneYet({ page, onTurn }: TurnProps & { page: number }) {
  return (
    <EmptyState
      title={<Trans>Nothing found so far.</Trans>}
      action={
        <Button onClick={() => onTurn(page + 1)}>
          <Trans>Search further</Trans>
        </Button>
      }
    >
      <Trans>Only a part of the list has been looked at.</Trans>
    </EmptyState>
  );
}

function BeyondEnd({ page, noMore, onTurn }: TurnProps & { page: number; noMore: string | undefined }) {
  const title = noMore ?? <Trans>There is no page {page} here.</Trans>;
  return (
    <EmptyState title={title} action={<FirstPage onTurn={onTurn} />}>
      {noMore === undefined && <Trans>The list is shorter than that.</Trans>}
    </EmptyState>
  );
}

function FirstPage({ onTurn }: TurnProps) {
  return (
    <Button variant="secondary" className="mt-4" onClick={() => onTurn(1)}>
      <Trans>Go to the first page</Trans>
    </Button>
  );
}

type PagerProps = Pick<PagedList<unknown>, 'page' | 'hasNext' | 'short'> & TurnProps;

/** Previous and next; a list has no last page that could be named without reading all of it. */
function Pager({ page, hasNext, short, onTurn }: PagerProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Pages`} className="mt-12 flex flex-wrap items-center justify-center gap-1 sm:gap-4">
      <Button variant="secondary" className="max-sm:px-3.5" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        <Icon name="chevronStart" className="size-4" />
        <Trans>Previous</Trans>
      </Button>
      <span aria-live="polite" className="numbers min-w-18 text-center text-bark">
        <Trans>Page {page}</Trans>
      </span>
      <Button variant="secondary" className="max-sm:px-3.5" disabled={!hasNext} onClick={() => onTurn(page + 1)}>
        {short ? <Trans>Search further</Trans> : <Trans>Next</Trans>}
        <Icon name="chevronEnd" className="size-4" />
      </Button>
    </nav>
  );
}
