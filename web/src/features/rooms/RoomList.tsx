import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Pager } from '../lists/Pager.tsx';
import type { RoomSource } from '../lists/pages.ts';
import { type RoomPage, useRoomPage } from '../lists/usePagedList.ts';
import { RoomGrid, RoomGridSkeleton } from './RoomGrid.tsx';

interface Look {
  /** What stands where the list has no rooms at all. */
  empty?: ReactNode;
  /** How many pictures, from the first, load at once. */
  eager?: number;
}

/** Rooms page by page; the page's number lives in the address as `?page=`. */
export function RoomList({ source, pageSize, ...look }: Look & { source: RoomSource; pageSize: number }) {
  return <RoomListView list={useRoomPage(source, pageSize)} {...look} />;
}

/** The same, for a page that reads the list itself. */
export function RoomListView({ list, ...look }: Look & { list: RoomPage }) {
  const { t } = useLingui();
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
      aria-label={t`Rooms`}
      aria-busy={list.stale}
      className="min-h-dvh scroll-mt-24 outline-none"
    >
      <RoomListBody list={list} onTurn={turn} {...look} />
    </section>
  );
}

function RoomListBody({ list, onTurn, empty, eager = 0 }: Look & { list: RoomPage; onTurn: (page: number) => void }) {
  const rooms = list.rooms ?? [];
  if (list.error) return <RoomListError list={list} onTurn={onTurn} />;
  if (rooms.length > 0) {
    return (
      <div inert={list.stale} className={`transition-opacity ${list.stale ? 'opacity-50' : ''}`}>
        <RoomGrid rooms={rooms} eager={eager} />
        <Pager page={list.page} hasNext={list.hasNext} onTurn={onTurn} />
      </div>
    );
  }
  if (list.stale || !list.rooms) return <RoomGridSkeleton count={list.pageSize} />;
  return list.page > 1 ? <BeyondEnd list={list} onTurn={onTurn} /> : empty;
}

interface Turning {
  list: RoomPage;
  onTurn: (page: number) => void;
}

/** Asking again cannot help where the question itself was refused. */
function RoomListError({ list, onTurn }: Turning) {
  const again = list.error?.status === 400 ? {} : { onRetry: list.retry };
  return (
    <>
      <ErrorState message={list.error?.message} {...again} />
      {list.page > 1 && <FirstPage onTurn={onTurn} />}
    </>
  );
}

function BeyondEnd({ list, onTurn }: Turning) {
  return (
    <EmptyState title={<Trans>There is no page {list.page} here.</Trans>} action={<FirstPage onTurn={onTurn} />}>
      <Trans>The list is shorter than that.</Trans>
    </EmptyState>
  );
}

function FirstPage({ onTurn }: Pick<Turning, 'onTurn'>) {
  return (
    <Button variant="secondary" className="mt-4" onClick={() => onTurn(1)}>
      <Trans>Go to the first page</Trans>
    </Button>
  );
}
