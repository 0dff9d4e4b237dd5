import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { type BookingListName, useBookingPage } from '../api/travellerBookings.ts';
import { BookingCard } from './BookingCard.tsx';

interface Props {
  userId: string;
  list: BookingListName;
  /** What stands where the list has none. */
  empty: ReactNode;
}

/** A list of bookings that keeps itself up to date. */
export function BookingList(props: Props) {
  return (
    <ul className="mt-6 grid gap-5">
      <BookingPage {...props} cursor={undefined} />
    </ul>
  );
}

/** A page, and below it the next one once it is asked for. Its place follows from the page before as that is now. */
function BookingPage({ cursor, ...props }: Props & { cursor: string | undefined }) {
  const { bookings, nextCursor, error, retry } = useBookingPage(props.userId, props.list, cursor);
  if (!bookings) {
    return <li>{error ? <ErrorState message={error.message} onRetry={retry} /> : <ListSkeleton />}</li>;
  }
  if (bookings.length === 0) return cursor === undefined ? <li>{props.empty}</li> : null;
  return (
    <>
      {error && <OutOfDate onRetry={retry} />}
      {bookings.map((booking) => (
        <li key={booking._id}>
          <BookingCard booking={booking} />
        </li>
      ))}
      {nextCursor !== undefined && <Rest {...props} cursor={nextCursor} />}
    </>
  );
}

/** The pages from a place on, once they are asked for. */
function Rest(props: Props & { cursor: string }) {
  const [shown, setShown] = useState(false);
  if (shown) return <BookingPage {...props} />;
  return (
    <li className="justify-self-center">
      <Button variant="secondary" onClick={() => setShown(true)}>
        <Trans>Show more</Trans>
      </Button>
    </li>
  );
}

/** What is on show may have changed since: reading it again failed. */
function OutOfDate({ onRetry }: { onRetry: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 rounded-control bg-apricot-pale px-4 py-1">
      <p role="status" className="py-2">
        <Trans>This may be out of date: Sarai cannot be reached.</Trans>
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </li>
  );
}

export function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton className="h-72 w-full rounded-panel" />
      <Skeleton className="h-72 w-full rounded-panel" />
    </SkeletonGroup>
  );
}
