import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { listPart } from './listPart.ts';
import { Pager } from './Pager.tsx';
import type { PagedList } from './usePagedList.ts';

interface Props<T> {
  list: PagedList<T>;
  /** The name of the region, for screen readers. */
  label: string;
  /** Shown while the first items load. */
  skeleton: ReactNode;
  /** Shown where the list has no items at all. */
  empty: ReactNode;
  /** Leaves the pager out where everything is on one page. */
  shortWithoutPager?: boolean;
  children: (items: readonly T[]) => ReactNode;
}

/** A list page by page. Turning the page scrolls to the beginning of the list and moves the focus there. */
export function PagedListView<T>({ label, ...props }: Props<T>) {
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
      className="min-h-dvh scroll-mt-24 outline-none"
    >
      <Part {...props} onTurn={turn} />
    </section>
  );
}

interface PartProps<T> extends Omit<Props<T>, 'label'> {
  onTurn: (page: number) => void;
}

function Part<T>({ list, skeleton, empty, shortWithoutPager, onTurn, children }: PartProps<T>) {
  switch (listPart(list)) {
    case 'error':
      return <ListError list={list} onTurn={onTurn} />;
    case 'loading':
      return skeleton;
    case 'empty':
      return empty;
    case 'beyondEnd':
      return <BeyondEnd page={list.page} onTurn={onTurn} />;
    case 'items':
      return (
        <div inert={list.stale} className={`transition-opacity ${list.stale ? 'opacity-50' : ''}`}>
          {children(list.items ?? [])}
          {(!shortWithoutPager || list.page > 1 || list.hasNext) && (
            <Pager page={list.page} hasNext={list.hasNext} onTurn={onTurn} />
          )}
        </div>
      );
  }
}

/** Asking again cannot help where the request itself was refused. */
function ListError({ list, onTurn }: { list: PagedList<unknown>; onTurn: (page: number) => void }) {
  const retry = list.error?.status === 400 ? {} : { onRetry: list.retry };
  return (
    <>
      <ErrorState message={list.error?.message} {...retry} />
      {list.page > 1 && <FirstPage onTurn={onTurn} />}
    </>
  );
}

function BeyondEnd({ page, onTurn }: { page: number; onTurn: (page: number) => void }) {
  return (
    <EmptyState title={<Trans>There is no page {page} here.</Trans>} action={<FirstPage onTurn={onTurn} />}>
      <Trans>The list is shorter than that.</Trans>
    </EmptyState>
  );
}

function FirstPage({ onTurn }: { onTurn: (page: number) => void }) {
  return (
    <Button variant="secondary" className="mt-4" onClick={() => onTurn(1)}>
      <Trans>Go to the first page</Trans>
    </Button>
  );
}
